import { expect, test } from "vitest";
import type { Decision, MatchAnalysis, RoundAnalysis } from "../generated/messages";
import { decisionAt, isMarked, isWhole, progressOf, roundAnalysis, roundsAnalysed, whyNone } from "./match-analysis";

const DECISION: Decision = {
  step: 3,
  seat: 1,
  played: { kind: "play", tile: [1, 2], end: "left" },
  loss: 3.1,
  error: 0.5,
  open_loss: null,
  label: "mistake",
  options: [],
  lacks: [],
  reasons: [],
  best_line: [],
};
const ROUND: RoundAnalysis = {
  kind: "analysed",
  round: 2,
  expected: [],
  decisions: [DECISION],
  result: [],
  luck: [],
  skill: [],
  par: null,
};

test("an analysis is whole when every round that was asked for is there, analysed or not", () => {
  const partly: MatchAnalysis = { table: "t", match: 1, rounds: [{ round: 1, analysis: null }, { round: 2, analysis: ROUND }] };
  expect(progressOf(partly)).toEqual({ made: 1, of: 2 });
  expect(isWhole(partly)).toBe(false);
  const whole: MatchAnalysis = { ...partly, rounds: [{ round: 1, analysis: { kind: "unavailable", option: "set" } }] };
  expect([isWhole(whole), whyNone(whole, 1), whyNone(whole, 9), whyNone(partly, 1)]).toEqual([true, "unavailable", "untold", null]);
  expect([roundsAnalysed(partly), roundsAnalysed(whole)]).toEqual([[], []]);
  const analysed = { ...partly, rounds: [1, 2].map((round) => ({ round, analysis: { ...ROUND, round } })) };
  expect(roundsAnalysed(analysed)).toHaveLength(2);
});

test("a round that failed says so, and keeps no other from being told", () => {
  const failed: MatchAnalysis = {
    table: "t",
    match: 1,
    rounds: [{ round: 1, analysis: { kind: "unavailable", option: null } }, { round: 2, analysis: ROUND }],
  };
  expect([whyNone(failed, 1), whyNone(failed, 2)]).toEqual(["failed", null]);
});

test("a decision is found by its round and step", () => {
  const analysis: MatchAnalysis = { table: "t", match: 1, rounds: [{ round: 2, analysis: ROUND }] };
  expect(decisionAt(roundAnalysis(analysis, 2), 3)).toBe(DECISION);
  expect(decisionAt(roundAnalysis(analysis, 2), 4)).toBeNull();
  expect(roundAnalysis(analysis, 1)).toBeNull();
  expect(roundAnalysis(null, 2)).toBeNull();
});

test("what is unclear, or no worse than it need be, isn't marked", () => {
  const marked = (["best", "fine", "unclear", "inaccuracy", "mistake", "blunder"] as const).filter((label) =>
    isMarked({ ...DECISION, label }),
  );
  expect(marked).toEqual(["inaccuracy", "mistake", "blunder"]);
});
