import { expect, test } from "vitest";
import type { MatchReplay, ReplayRound, ReplayStep } from "../generated/messages";
import { earlier, later, placeAt, placeNamed, placePath, within } from "./place";

const STEP: ReplayStep = {
  event: { kind: "passed", seat: 0, bonuses: [] },
  spent_ms: 1000,
  line: [],
  lead: 0,
  last: null,
  hands: [[], []],
  boneyard: [],
  turn: 0,
};

function round(number: number, steps: number): ReplayRound {
  return { number, accounts: [], carry: 0, steps: Array.from({ length: steps }, () => STEP), settlement: null };
}

function replayOf(...steps: number[]): MatchReplay {
  const rounds = steps.map((count, index) => round(index + 1, count));
  return { table: "t1", match: 2, matches: 2, rules: {} as MatchReplay["rules"], seats: [], sides: [0, 1], rounds, end: null };
}

test("going on from a round's end leads to the next deal, and back again", () => {
  const replay = replayOf(3, 4);
  expect(later(replay, { round: 0, step: 1 })).toEqual({ round: 0, step: 2 });
  expect(later(replay, { round: 0, step: 2 })).toEqual({ round: 1, step: 0 });
  expect(earlier(replay, { round: 1, step: 0 })).toEqual({ round: 0, step: 2 });
});

test("there is nothing before the first deal and after the last step", () => {
  const replay = replayOf(3, 4);
  expect(earlier(replay, { round: 0, step: 0 })).toBeNull();
  expect(later(replay, { round: 1, step: 3 })).toBeNull();
});

test("every place is reached by going on, once", () => {
  const replay = replayOf(2, 5, 3);
  const seen: string[] = [];
  for (let place: ReturnType<typeof later> = { round: 0, step: 0 }; place !== null; place = later(replay, place)) {
    seen.push(placePath(replay, place));
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(10);
});

test("an address leads to the nearest place that there is", () => {
  const replay = replayOf(3, 4);
  expect(within(replay, placeNamed("9", "9"))).toEqual({ round: 1, step: 3 });
  expect(within(replay, placeNamed("", ""))).toEqual({ round: 0, step: 0 });
  expect(within(replay, placeNamed("2", "1"))).toEqual({ round: 1, step: 1 });
  expect(placePath(replay, { round: 1, step: 1 })).toBe("/replay/t1/2/2/1");
});

test("an address says where it leads, in the match or in how it could have gone", () => {
  expect(placeAt("/replay/a-1/2/3/14")).toEqual({ place: { round: 2, step: 14 }, made: null });
  expect(placeAt("/replay/a-1/2/3/14/line/5")).toEqual({ place: { round: 2, step: 14 }, made: 5 });
  for (const path of ["/", "/replay/a-1", "/replay/a-1/2/3", "/table/a-1"]) expect(placeAt(path)).toBeNull();
});
