/** Which page is shown, by the address. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";

export type Page = { readonly page: "home" } | { readonly page: "table"; readonly table: string };

/** The page at this path; a path that leads nowhere leads home. */
export function pageAt(path: string): Page {
  const table = /^\/table\/([\w-]+)\/?$/.exec(path)?.[1];
  return table === undefined ? { page: "home" } : { page: "table", table };
}

const path = signal(globalThis.location?.pathname ?? "/");

export const currentPage: ReadonlySignal<Page> = computed(() => pageAt(path.value));

/** Go to another page of ours, as if a link to it had been followed. */
export function navigate(to: string): void {
  history.pushState(null, "", to);
  path.value = to;
  scrollTo(0, 0);
}

export function tablePath(table: string): string {
  return `/table/${table}`;
}

/** Follow the browser's back and forward, and links to our own pages, without loading anything anew. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    path.value = location.pathname;
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='/']") : null;
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target !== "" || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    navigate(link.pathname);
  });
}
