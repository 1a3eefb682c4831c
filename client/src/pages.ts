/** The pages that few visits need. Each is a chunk of its own, loaded when it is asked for, so that the first page stays small. */
import type { ComponentType } from "preact";

export interface LazyPage {
  /** The path of its address. A named group in it is one of the page's parameters. */
  readonly path: RegExp;
  readonly load: () => Promise<ComponentType<PageProps>>;
}

export interface PageProps {
  /** What the named groups of the path matched; empty where one is optional and missing. */
  readonly parameters: Readonly<Record<string, string>>;
}

export const PAGES: readonly LazyPage[] = [
  {
    path: /^\/replay\/(?<table>[\w-]+)(?:\/(?<match>\d+)(?:\/(?<round>\d+)(?:\/(?<step>\d+))?)?)?\/?$/,
    load: () => import("./replay/replay-page").then(({ ReplayPage }) => ReplayPage),
  },
  { path: /^\/rules\/?$/, load: () => import("./rule-book/shelf-page").then(({ ShelfPage }) => ShelfPage) },
  { path: /^\/rules\/(?<name>[\w-]+)\/?$/, load: () => import("./rule-book/book-page").then(({ BookPage }) => BookPage) },
];
