import { expect, test } from "vitest";
import { rowsOf } from "./projector-pages";

test("sixteen players are two pages", () => {
  expect(rowsOf(0, 16)).toEqual({ page: 0, pages: 2, from: 0, to: 12 });
  expect(rowsOf(1, 16)).toEqual({ page: 1, pages: 2, from: 12, to: 16 });
  expect(rowsOf(2, 16)).toEqual(rowsOf(0, 16));
  expect(rowsOf(-1, 16)).toEqual(rowsOf(1, 16));
});

test.each([0, 1, 11, 12])("%i rows are one page", (rows) => {
  expect(rowsOf(5, rows)).toEqual({ page: 0, pages: 1, from: 0, to: rows });
});

test("every row is shown once in a turn of all pages", () => {
  for (let rows = 1; rows <= 400; rows += 1) {
    const { pages } = rowsOf(0, rows);
    const shown = Array.from({ length: pages }, (_, page) => rowsOf(page, rows));
    expect(shown[0]?.from).toBe(0);
    expect(shown.at(-1)?.to).toBe(rows);
    for (const [index, { to }] of shown.slice(0, -1).entries()) expect(shown[index + 1]?.from).toBe(to);
    expect(shown.every(({ from, to }) => to - from >= 1 && to - from <= 12)).toBe(true);
  }
});
