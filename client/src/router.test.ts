import { expect, test } from "vitest";
import { pageAt, tablePath } from "./router";

test("a table's path leads to that table", () => {
  expect(pageAt(tablePath("a1-B_2"))).toEqual({ page: "table", table: "a1-B_2" });
  expect(pageAt("/table/a1/")).toEqual({ page: "table", table: "a1" });
});

test.each(["/", "", "/table", "/table/", "/table/a/b", "/table/a%2F", "/other", "/xtable/a"])("%s leads home", (path) => {
  expect(pageAt(path)).toEqual({ page: "home" });
});
