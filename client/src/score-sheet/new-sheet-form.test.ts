import { describe, expect, test } from "vitest";
import { scorePath } from "../rule-book/address";
import { firstForm, sheetOfForm, withPlayers, withPreset } from "./new-sheet-form";

const LATEST = { rules: "kozel", players: ["A", "B", "C"], options: { block_score: "own" } };

describe("the form at first", () => {
  test("is the usual game for four", () => {
    expect(firstForm("", null)).toMatchObject({ preset: "kozel", options: {}, players: ["", "", "", ""] });
  });

  test("has the rules and the people of the latest sheet", () => {
    expect(firstForm("", LATEST)).toMatchObject({ preset: "kozel", options: { block_score: "own" }, players: ["A", "B", "C"] });
  });

  test("has the rules that the address asks for, with places for their players", () => {
    const form = firstForm(scorePath("kozel-pairs", { target: 51 }).replace(/^[^?]*/, ""), LATEST);
    expect(form).toMatchObject({ preset: "kozel-pairs", options: { target: 51 }, players: ["A", "B", "C", ""] });
    expect(firstForm("?rules=chess", LATEST).preset).toBe("kozel");
    expect(firstForm("?rules=kozel&c={", LATEST).options).toEqual({});
  });
});

describe("the sheet", () => {
  test("says only what differs from the preset", () => {
    const form = { ...firstForm("", null), options: { target: 101, block_score: "own" } };
    expect(sheetOfForm(withPlayers(form, [" A ", "", "B", " "]))).toEqual({
      rules: "kozel",
      options: { block_score: "own" },
      players: ["A", "B"],
    });
  });

  test("has pairs and their accounts by the pairs' names", () => {
    const form = withPlayers(withPreset(firstForm("", null), "kozel-pairs"), ["A", "C", "B", "D"]);
    const start = { 0: { points: 19, remembered: true }, 1: { points: 30, remembered: false } };
    expect(sheetOfForm({ ...form, starts: true, start })).toEqual({
      rules: "kozel-pairs",
      pairs: [["A", "C"], ["B", "D"]],
      start: { "A+C": { remembered: 19 }, "B+D": { open: 30 } },
    });
    expect(sheetOfForm({ ...form, starts: false, start }).start).toBeUndefined();
  });
});
