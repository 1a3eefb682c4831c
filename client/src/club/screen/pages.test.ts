import { expect, test } from "vitest";
import { pagesOf } from "./pages";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const spans = (count: number) => pagesOf(numbers(count)).map(({ from, to, of }) => `${from}-${to}/${of}`);

test("sixteen players are two pages", () => {
  expect(spans(16)).toEqual(["1-12/16", "13-16/16"]);
});

test("a page is full at twelve", () => {
  expect([0, 1, 12, 13].map(spans)).toEqual([[], ["1-1/1"], ["1-12/12"], ["1-12/13", "13-13/13"]]);
});

test("every row is shown once, in order", () => {
  for (const count of [0, 1, 11, 12, 13, 24, 25, 399, 400]) {
    expect(pagesOf(numbers(count)).flatMap(({ rows }) => rows)).toEqual(numbers(count));
  }
});

test("a page doesn't mix groups", () => {
  const pages = pagesOf(numbers(20), (row) => (row <= 14 ? 1 : 2));
  expect(pages.map(({ rows, from, to, of }) => [rows[0], from, to, of])).toEqual([
    [1, 1, 12, 14],
    [13, 13, 14, 14],
    [15, 1, 6, 6],
  ]);
});
