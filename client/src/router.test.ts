import { expect, test } from "vitest";
import type { LazyPage } from "./pages";
import { pageAt, tablePath } from "./router";

test("a table's path leads to that table", () => {
  expect(pageAt(tablePath("a1-B_2"))).toEqual({ page: "table", table: "a1-B_2" });
  expect(pageAt("/table/a1/")).toEqual({ page: "table", table: "a1" });
});

test.each(["/", ""])("'%s' leads home", (path) => {
  expect(pageAt(path)).toEqual({ page: "home" });
});

test.each([
  ...["/table", "/table/", "/table/a/b", "/table/a%2F", "/other", "/xtable/a"],
  ...["/replay/a1/x", "/replay/a1/1/2/3/line", "/puzzle/abc", "/puzzle/2026-11-30/x"],
])("%s leads nowhere, which is said", (path) => {
  expect(pageAt(path)).toEqual({ page: "nowhere" });
});

test("a page that is loaded when it is asked for has what its path names", () => {
  const book: LazyPage = { path: /^\/book(?:\/(?<chapter>[\w-]+))?\/?$/, load: () => Promise.reject(new Error("not loaded here")) };
  expect(pageAt("/book/two", [book])).toEqual({ page: "lazy", lazy: book, parameters: { chapter: "two" } });
  expect(pageAt("/book", [book])).toEqual({ page: "lazy", lazy: book, parameters: { chapter: "" } });
  expect(pageAt("/books", [book])).toEqual({ page: "nowhere" });
});
