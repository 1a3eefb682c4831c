import { expect, test } from "vitest";
import { chosenRules } from "./presets";
import { scoreSheet } from "./scoring/score-sheet";
import { accountText, changesBetween, withoutRound, withRound } from "./sheet-changes";

const SHEET = {
  rules: "kozel",
  players: ["A", "B"],
  rounds: [
    { out: "A", hands: { B: 5 } },
    { out: "A", hands: { B: 14 } },
    { out: "B", hands: { A: 20 } },
  ],
};

function documentOf(sheet: typeof SHEET | ReturnType<typeof withRound>) {
  const rules = chosenRules(sheet.rules)?.rules;
  const scored = rules === undefined ? null : scoreSheet(sheet, rules);
  if (scored === null || !("document" in scored)) throw new Error("it can be scored");
  return scored.document;
}

test("a correction changes that round's accounts and all that follow from them", () => {
  const corrected = withRound(SHEET, 1, { out: "A", hands: { B: 6 } });
  expect(corrected.rounds).toHaveLength(3);
  const changes = changesBetween(documentOf(SHEET), documentOf(corrected));
  expect(changes.map(({ round, name, before }) => [round, name, accountText(before)])).toEqual([
    [1, "B", "+5"],
    [2, "B", "19"],
    [3, "B", "19"],
  ]);
});

test("a round more changes nothing before it; one struck out moves the later ones up", () => {
  const more = withRound(SHEET, null, { out: "A", hands: { B: 6 } });
  expect(changesBetween(documentOf(SHEET), documentOf(more))).toEqual([]);
  const fewer = withoutRound(SHEET, 1);
  expect(fewer.rounds).toEqual(SHEET.rounds.slice(1));
  expect(changesBetween(documentOf(SHEET), documentOf(fewer)).map(({ round, name }) => [round, name])).toEqual([
    [1, "B"],
    [2, "A"],
    [2, "B"],
  ]);
});
