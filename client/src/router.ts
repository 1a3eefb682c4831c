/** Which page is shown, by the address. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type LazyPage, PAGES } from "./pages";

export type Page =
  | { readonly page: "home" }
  | { readonly page: "nowhere" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "lazy"; readonly lazy: LazyPage; readonly parameters: Readonly<Record<string, string>> };

/** The page at this path. */
export function pageAt(path: string, pages: readonly LazyPage[] = PAGES): Page {
  const table = /^\/table\/([\w-]+)\/?$/.exec(path)?.[1];
  if (table !== undefined) return { page: "table", table };
  for (const lazy of pages) {
    const found = lazy.path.exec(path);
    if (found !== null) return { page: "lazy", lazy, parameters: parametersOf(found) };
  }
  return path === "/" || path === "" ? { page: "home" } : { page: "nowhere" };
}

function parametersOf(found: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, value ?? ""]));
}

const path = signal(globalThis.location?.pathname ?? "/");

export const currentPage: ReadonlySignal<Page> = computed(() => pageAt(path.value));

/** Go to another page of ours, as if a link to it had been followed. It may have a query and a fragment. */
export function navigate(to: string): void {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

export function tablePath(table: string): string {
  return `/table/${table}`;
}

/** The replay of the table's latest match. */
export function replayPath(table: string): string {
  return `/replay/${table}`;
}

/** Follow the browser's back and forward, and links to our own pages, without loading anything anew. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    path.value = location.pathname;
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='/']") : null;
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target !== "" || link.download !== "" || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
