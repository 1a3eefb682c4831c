import { expect, test } from "vitest";
import {
  draftOf,
  endedBy,
  holderOf,
  holders,
  newDraft,
  nextMissing,
  roundOf,
  type Table,
  timesEarned,
  withBonus,
  withDigit,
  withOnlyTile,
  withoutLatest,
  withTile,
} from "./draft";
import { chosenRules } from "./presets";
import { peopleOf } from "./scoring/people";

const NAMES = ["A", "B", "C", "D"];

function tableOf(name: string, options = {}, playing?: readonly number[]): Table {
  const rules = chosenRules(name, options)?.rules;
  if (rules === undefined) throw new Error(name);
  const people = peopleOf({ rules: name, players: NAMES }, rules);
  return { rules, people, playing: playing ?? [...people.names.keys()] };
}

test("who went out holds nothing; the others' hands are asked for one after the other", () => {
  const table = tableOf("kozel");
  let draft = endedBy(newDraft(table), "out", "B", table);
  expect(holders(draft, table)).toEqual(["A", "C", "D"]);
  expect(draft.focus).toBe("A");
  draft = withDigit(withDigit(draft, "1"), "2");
  draft = { ...draft, focus: nextMissing(draft, table) };
  draft = withTile(withTile(draft, "3-4"), "6-6");
  expect(holderOf(draft, "3-4", table)).toBe("C");
  draft = withOnlyTile({ ...draft, focus: nextMissing(draft, table) }, "0-0");
  expect(nextMissing(draft, table)).toBe(null);
  expect(roundOf(draft, table)).toEqual({ out: "B", hands: { A: 12, C: ["3-4", "6-6"], D: ["0-0"] } });
});

test("a digit or tile is taken back, a count and tiles take each other's place", () => {
  const table = tableOf("kozel");
  const draft = endedBy(newDraft(table), "block", "A", table);
  expect(withoutLatest(withDigit(withDigit(draft, "1"), "2")).hands["A"]).toEqual({ digits: "1" });
  expect(withDigit(withDigit(draft, "0"), "7").hands["A"]).toEqual({ digits: "7" });
  expect(withTile(withDigit(draft, "9"), "1-2").hands["A"]).toEqual({ tiles: ["1-2"] });
  expect(withTile(withTile(draft, "1-2"), "1-2").hands["A"]).toEqual({ tiles: [] });
  expect(withoutLatest(withTile(withTile(draft, "1-2"), "2-2")).hands["A"]).toEqual({ tiles: ["1-2"] });
  expect(holders(draft, table)).toEqual(NAMES);
});

test("turning a fish into going out leaves the hands that still count", () => {
  const table = tableOf("kozel");
  const fish = withDigit(endedBy(newDraft(table), "block", "A", table), "5");
  const out = endedBy({ ...fish, focus: "B" }, "out", "A", table);
  expect(roundOf(withDigit(out, "4"), table)).toEqual({ out: "A", hands: { B: 4 } });
});

test("partners' hands are told as one, unless a rule needs them apart; who doesn't count isn't asked", () => {
  const pairs = tableOf("kozel-pairs");
  expect(holders(endedBy(newDraft(pairs), "out", "A", pairs), pairs)).toEqual(["B+D"]);
  expect(holders(endedBy(newDraft(pairs), "block", "A", pairs), pairs)).toEqual(["A+C", "B+D"]);
  const all = tableOf("pairs-100", { out_score: "winner_takes_all" });
  expect(holders(endedBy(newDraft(all), "out", "A", all), all)).toEqual(["A+C", "B+D"]);
  const lone = tableOf("kozel-pairs", { lone_tile: { "0-0": 10 } });
  expect(holders(endedBy(newDraft(lone), "out", "A", lone), lone)).toEqual(["B", "D"]);
  const against = tableOf("dominican-pairs");
  expect(holders(endedBy(newDraft(against), "block", "A", against), against)).toEqual(["A", "C", "B", "D"]);
});

test("who has dropped out isn't asked", () => {
  const table = tableOf("kozel-yard", {}, [0, 2, 3]);
  expect(holders(endedBy(newDraft(table), "out", "A", table), table)).toEqual(["C", "D"]);
});

test("an earlier round comes back as it was told", () => {
  const table = tableOf("dominican-pairs");
  for (const told of [
    { out: "B", last: "1-2", bonuses: { capicua: ["B"] }, hands: { A: 4, C: ["1-1"] } },
    { block: "C", hands: { A: 4, C: 5, B: ["1-1", "0-5"], D: 2 } },
  ]) {
    expect(roundOf(draftOf(told, 3, table), table)).toEqual(told);
  }
});

test("a bonus is earned by a side, as often as it was", () => {
  const table = tableOf("dominican-pairs");
  let draft = endedBy(newDraft(table), "out", "A", table);
  draft = withBonus(withBonus(withBonus(draft, "pass_round", 1, true, table), "pass_round", 1, true, table), "pass_round", 0, true, table);
  expect([0, 1].map((side) => timesEarned(draft, "pass_round", side, table))).toEqual([1, 2]);
  draft = withBonus(draft, "pass_round", 1, false, table);
  expect(roundOf(draft, table)?.bonuses).toEqual({ pass_round: ["B", "A"] });
  expect(roundOf(withBonus(newDraft(table), "capicua", 0, true, table), table)).toBe(null);
});
