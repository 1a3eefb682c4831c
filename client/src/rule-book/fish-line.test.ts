import { expect, test } from "vitest";
import type { HalfInLine, Laid } from "../generated/messages";
import { layoutLine } from "../line/layout";
import { NUMBER_RADIUS, numbered } from "./fish-line";

const LINE: readonly Laid[] = [[2, 4], [4, 1], [1, 2], [2, 6], [6, 0], [0, 2], [2, 3], [3, 5], [5, 2]];
const COUNTED = LINE.flatMap(([left, right], place): HalfInLine[] =>
  left === 2 ? [[place, "left"]] : right === 2 ? [[place, "right"]] : [],
);

test.each([
  [364, 200, 31],
  [834, 236, 42],
  [330, 124, 20],
  [300, 200, 31],
])("in %i × %i px each number stands clear of tiles and of other numbers", (width, height, largest) => {
  const box = { width, height };
  const layout = layoutLine({ line: LINE, lead: 3, box, range: { largest, smallest: 10 }, previous: null });
  const all = numbered(COUNTED, layout, box);
  expect(all).toHaveLength(6);
  for (const { number } of all) {
    for (const tile of layout.placements) {
      const dx = Math.max(tile.x - number.x, 0, number.x - tile.x - tile.width);
      const dy = Math.max(tile.y - number.y, 0, number.y - tile.y - tile.height);
      expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(NUMBER_RADIUS - 1e-6);
    }
  }
  for (const [index, { number }] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      expect(Math.hypot(number.x - other.number.x, number.y - other.number.y)).toBeGreaterThan(2 * NUMBER_RADIUS);
    }
  }
});

test("a half that is counted is the one with the value", () => {
  const box = { width: 364, height: 200 };
  const layout = layoutLine({ line: LINE, lead: 3, box, range: { largest: 31, smallest: 10 }, previous: null });
  for (const [index, { half }] of numbered(COUNTED, layout, box).entries()) {
    const [place = 0, towards] = COUNTED[index] ?? [];
    const tile = layout.placements[place];
    if (tile === undefined) throw new RangeError("each tile lies somewhere");
    const first = half.x === tile.x && half.y === tile.y;
    expect(first).toBe((towards === "left") !== tile.flipped);
    expect(half.width).toBe(Math.min(tile.width, tile.height));
  }
});
