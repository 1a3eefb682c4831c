import { expect, test } from "vitest";
import { handSize, inRow, scrolls, shownOrder } from "./hand-size";

test.each([
  [1, { tile: 46, pitch: 56, rows: 1 }],
  [7, { tile: 46, pitch: 52, rows: 1 }],
  [8, { tile: 40, pitch: 46, rows: 1 }],
  [9, { tile: 36, pitch: 46, rows: 2 }],
  [16, { tile: 36, pitch: 46, rows: 2 }],
  [17, { tile: 32, pitch: 46, rows: 3 }],
])("a hand of %i on a phone", (count, size) => {
  expect(handSize(count, "portrait", 374)).toEqual(size);
});

test.each([360, 374, 390])("every hand is inside %i pixels, with 44 pixels a tile to touch", (width) => {
  for (let count = 1; count <= 24; count++) {
    const { pitch, rows } = handSize(count, "portrait", width);
    expect(pitch).toBeGreaterThanOrEqual(44);
    expect(Math.ceil(count / rows) * pitch).toBeLessThanOrEqual(width);
  }
});

test("a hand that doesn't fit in one row stands in two", () => {
  expect(handSize(7, "portrait", 304)).toEqual({ tile: 36, pitch: 46, rows: 2 });
});

test("an empty hand has a size", () => {
  expect(handSize(0, "portrait", 374).pitch).toBe(56);
});

test("tiles stay in place, or those that can be played come first", () => {
  const even = (value: number) => value % 2 === 0;
  expect(shownOrder([1, 2, 3, 4], even, false)).toEqual([1, 2, 3, 4]);
  expect(shownOrder([1, 2, 3, 4], even, true)).toEqual([2, 4, 1, 3]);
});

test("hands of the larger sets keep their tiles wide enough to touch, and scroll when they are very many", () => {
  for (const layout of ["portrait", "landscape", "desktop"] as const) {
    for (let count = 21; count <= 60; count++) {
      const size = handSize(count, layout, 374);
      expect(size.pitch).toBeGreaterThanOrEqual(44);
      expect(size.rows * inRow(count, size.rows)).toBeGreaterThanOrEqual(count);
      if (layout === "portrait") expect(inRow(count, size.rows) * size.pitch).toBeLessThanOrEqual(374);
    }
    expect(scrolls(handSize(24, layout, 374), layout)).toBe(false);
    expect(scrolls(handSize(45, layout, 374), layout)).toBe(true);
  }
});
