import { expect, test } from "vitest";
import type { Decision, RoundAnalysis } from "../generated/messages";
import type { Person } from "../table/people";
import { shareOf } from "./luck-share";

function decision(seat: number, loss: number): Decision {
  return { seat, loss } as Decision;
}

const ROUND: RoundAnalysis = {
  kind: "analysed",
  round: 1,
  expected: [],
  decisions: [decision(0, 1.5), decision(1, 4), decision(2, 2)],
  result: [10, -10],
  luck: [4, -4],
  skill: [6, -6],
  par: [-2, 2],
};

test("a side's share is added up over rounds, and what its people gave away with it", () => {
  const side = { number: 0, people: [{ seat: 0 }, { seat: 2 }] as Person[] };
  expect(shareOf([ROUND, { ...ROUND, luck: [-1, 1], par: null }], side)).toEqual({ luck: 3, skill: 12, lost: 7, par: -2 });
});
