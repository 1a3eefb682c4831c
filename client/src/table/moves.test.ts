import { describe, expect, test } from "vitest";
import type { Laid, Move } from "../generated/messages";
import { endsFor, endValues, joined, laidAt, onlyAction, tileOf, tileText } from "./moves";

const LINE: readonly Laid[] = [
  [2, 1],
  [1, 1],
  [1, 4],
];
const LEGAL: readonly Move[] = [
  { kind: "play", tile: [2, 4], end: "left" },
  { kind: "play", tile: [2, 4], end: "right" },
  { kind: "play", tile: [4, 6], end: "right" },
];

test("the ends that a tile may be played to are those that the server allows", () => {
  expect(endsFor([2, 4], LEGAL)).toEqual(["left", "right"]);
  expect(endsFor([4, 6], LEGAL)).toEqual(["right"]);
  expect(endsFor([0, 0], LEGAL)).toEqual([]);
  expect(endsFor([2, 4], [])).toEqual([]);
});

test("drawing and knocking are actions, playing isn't", () => {
  expect(onlyAction([{ kind: "draw" }])).toBe("draw");
  expect(onlyAction([{ kind: "pass" }])).toBe("pass");
  expect(onlyAction(LEGAL)).toBeNull();
  expect(onlyAction([])).toBeNull();
});

describe("a tile joined to the line", () => {
  test("shows its matching half to the line", () => {
    expect(laidAt([2, 4], "left", LINE)).toEqual([4, 2]);
    expect(laidAt([2, 4], "right", LINE)).toEqual([4, 2]);
    expect(laidAt([4, 6], "right", LINE)).toEqual([4, 6]);
    expect(laidAt([0, 2], "left", LINE)).toEqual([0, 2]);
  });

  test("to the left moves the lead's place along", () => {
    const { line, lead } = joined({ line: LINE, lead: 1 }, [0, 2], "left");
    expect(lead).toBe(2);
    expect(endValues(line)).toEqual({ left: 0, right: 4 });
  });

  test("to the right leaves the lead's place", () => {
    const { line, lead } = joined({ line: LINE, lead: 1 }, [4, 4], "right");
    expect(lead).toBe(1);
    expect(line.at(-1)).toEqual([4, 4]);
  });

  test("leads an empty line", () => {
    expect(joined({ line: [], lead: 0 }, [3, 5], "right")).toEqual({ line: [[3, 5]], lead: 0 });
  });
});

test("an empty line has no ends", () => {
  expect(endValues([])).toBeNull();
});

test("tiles are written with the smaller half first, whichever way they lie", () => {
  expect(tileText(tileOf([6, 2]))).toBe("2-6");
  expect(tileText(tileOf([2, 6]))).toBe("2-6");
});
