import { expect, test } from "vitest";
import { layoutLine } from "../line/layout";
import { stepFrom } from "./hand";
import { touchSide } from "./line-view";

const BOX = { width: 360, height: 520 };

test("an end's touch area is at least 48 pixels, and ends half-way to the other target", () => {
  const range = { largest: 14, smallest: 14 };
  const layout = layoutLine({ line: [[2, 2]], lead: 0, box: BOX, range, previous: null });
  // The targets of a single double are two ordinary tiles, 14 px a half, right and left of it: 42 px apart.
  expect(touchSide(layout, [2, 5], ["right"])).toBe(48);
  expect(touchSide(layout, [2, 5], ["left", "right"])).toBeCloseTo(42);
});

test("a large tile has a larger touch area", () => {
  const range = { largest: 36, smallest: 14 };
  const layout = layoutLine({ line: [[2, 2]], lead: 0, box: BOX, range, previous: null });
  expect(touchSide(layout, [2, 5], ["left", "right"])).toBeCloseTo(64.8);
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 0, null],
  ["ArrowRight", 9, null],
  ["ArrowDown", 1, 6],
  ["ArrowUp", 6, 1],
  ["Home", 4, 0],
  ["End", 4, 9],
  ["Enter", 4, null],
])("%s on tile %i of ten in two rows leads to %s", (key, from, to) => {
  expect(stepFrom(key, from, 5, 10)).toBe(to);
});
