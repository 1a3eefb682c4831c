import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Sheet } from "../generated/messages";
import { readSheet, readSheetText } from "./read-sheet";
import { holdsSheet, sheetFragment, sheetOfFragment } from "./sheet-link";

const vectors = JSON.parse(
  readFileSync(new URL("../../../tests/vectors/scores.json", import.meta.url), "utf8"),
) as readonly { readonly sheet: Sheet }[];

const SHEET: Sheet = {
  rules: "kozel",
  players: ["Дед", "Лёша"],
  rounds: [{ out: "Дед", hands: { Лёша: ["6-6"] } }],
};

describe("a link", () => {
  test("holds the sheet, and is short enough to send", async () => {
    const rounds = Array.from({ length: 12 }, (_, n) => ({ out: "Дед", hands: { Лёша: n + 1 } }));
    const sheet = { ...SHEET, rounds };
    const fragment = await sheetFragment(sheet);
    expect(holdsSheet(fragment)).toBe(true);
    expect(fragment).toMatch(/^#sheet=[\w-]+$/);
    expect(fragment.length).toBeLessThan(400);
    expect(await sheetOfFragment(fragment)).toEqual(sheet);
  });

  test("that is cut off or changed holds nothing", async () => {
    const fragment = await sheetFragment(SHEET);
    for (const damaged of [fragment.slice(0, -9), `${fragment.slice(0, 20)}zz${fragment.slice(22)}`, "#sheet=", "#sheet=%%"]) {
      expect(await sheetOfFragment(damaged)).toBe(null);
    }
  });
});

describe("a sheet from elsewhere", () => {
  test("is read as it is, whatever the engine then says of it", () => {
    for (const { sheet } of vectors) expect(readSheet(sheet)).toEqual(sheet);
  });

  test.each([
    "",
    "3",
    "[]",
    "{}",
    '{"rules":1}',
    '{"rules":"kozel","colour":"red"}',
    '{"rules":"kozel","players":"AB"}',
    '{"rules":"kozel","pairs":[["A","B"]]}',
    '{"rules":"kozel","rounds":[{"out":"A","hands":{"B":1.5}}]}',
    '{"rules":"kozel","rounds":[{"out":"A","hands":{"B":[1]}}]}',
    '{"rules":"kozel","rounds":[{"out":"A","by":"B"}]}',
    '{"rules":"kozel","start":{"A":{"closed":3}}}',
    '{"rules":"kozel","options":[]}',
    '{"rules":"kozel","__proto__":{"players":["A"]}}',
  ])("isn't one: %s", (text) => {
    expect(readSheetText(text)).toBe(null);
  });
});
