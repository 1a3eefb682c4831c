import { expect, test } from "vitest";
import type { AskedNumber } from "../generated/messages";
import { changesOf, makesSense } from "./question";

const HAND: AskedNumber = {
  kind: "number",
  name: "hand.4",
  section: "deal",
  title: "Tiles",
  option: "hand",
  entry: "4",
  entries: { "2": 7, "4": 7 },
  value: 7,
  optional: false,
  least: 1,
  most: 7,
  usual: [5, 6, 7],
};

test.each([
  [7, true],
  [1, true],
  [0, false],
  [8, false],
  [2.5, false],
  [Number.NaN, false],
  [null, false],
])("a hand of four: %s", (number, sense) => {
  expect(makesSense(HAND, number)).toBe(sense);
});

test("no number is an answer only where the option may be left out, and many are where there is no limit", () => {
  expect(makesSense({ ...HAND, optional: true }, null)).toBe(true);
  expect(makesSense({ ...HAND, most: null }, 5_000)).toBe(true);
  expect(makesSense({ ...HAND, most: null }, 1e300)).toBe(false);
});

test("an entry changes among its neighbours, and goes", () => {
  expect(changesOf(HAND, 5)).toEqual({ hand: { "2": 7, "4": 5 } });
  expect(changesOf(HAND, null)).toEqual({ hand: { "2": 7 } });
  expect(changesOf({ ...HAND, option: "target", entry: null, entries: {} }, 50)).toEqual({ target: 50 });
});
