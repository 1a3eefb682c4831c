import { expect, test } from "vitest";
import { schedule } from "./schedule";

test("events are shown one after the other", () => {
  const { moments, length } = schedule([
    { kind: "drew", seat: 1, tile: null },
    { kind: "played", seat: 1, tile: [0, 1], end: "left" },
    { kind: "passed", seat: 2, bonuses: [] },
  ]);
  const starts = moments.map(({ at }) => at);
  expect(starts[0]).toBe(0);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(new Set(starts).size).toBe(3);
  expect(length).toBeGreaterThan(starts[2] ?? Infinity);
});

test("what nobody sees takes no time", () => {
  expect(schedule([{ kind: "ready", seat: 0 }]).length).toBe(0);
  expect(schedule([])).toEqual({ moments: [], length: 0 });
});
