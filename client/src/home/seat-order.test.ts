import { expect, test } from "vitest";
import { seatsBySide } from "./seat-order";

test("partners, who sit opposite each other, stand together", () => {
  expect(seatsBySide([0, 1, 0, 1])).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test("whoever plays for themselves stands alone", () => {
  expect(seatsBySide([0, 1, 2])).toEqual([[0], [1], [2]]);
});
