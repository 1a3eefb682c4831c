import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AccountDocument, Sheet, SheetFault } from "../../generated/messages";
import { chosenRules, PRESETS } from "../presets";
import { type Scored, scoreSheet } from "./score-sheet";

/** As `tests/vectors/make_scores.py` writes it. */
interface Vector {
  readonly sheet: Sheet;
  readonly rounds?: readonly (readonly [readonly number[], number, readonly string[]])[];
  readonly end?: readonly [string, readonly string[], readonly number[]];
  readonly fault?: Partial<SheetFault>;
}

const file = new URL("../../../../tests/vectors/scores.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf8")) as readonly Vector[];

function scored(sheet: Sheet): Scored {
  const chosen = chosenRules(sheet.rules, sheet.options);
  if (chosen === null) throw new Error(`no preset ${sheet.rules}`);
  return scoreSheet(sheet, chosen.rules);
}

function written({ open, remembered, out }: AccountDocument): string {
  return `${open === null ? `+${remembered}` : open}${out ? "!" : ""}`;
}

/** What the page says, as the vectors write it. */
function said(result: Scored): Omit<Vector, "sheet"> {
  if ("fault" in result) {
    const fault = Object.entries(result.fault).filter(([, value]) => value !== "" && value !== null);
    return { fault: Object.fromEntries(fault) };
  }
  const { rounds, end } = result.document;
  return {
    rounds: rounds.map(
      ({ given, carry, accounts }) => [Object.values(given), carry, Object.values(accounts).map(written)] as const,
    ),
    ...(end !== null && { end: [end.reason, end.losers, Object.values(end.rating)] as const }),
  };
}

describe("the page counts a sheet as the engine does", () => {
  const counted = vectors.filter(({ sheet }) => chosenRules(sheet.rules, sheet.options)?.counted === true);

  test("in every vector whose rules it knows", () => {
    // Compared as texts first: thousands of deep comparisons take their time.
    const differing = counted.filter(({ sheet, ...engine }) => JSON.stringify(said(scored(sheet))) !== JSON.stringify(engine));
    for (const { sheet, ...engine } of differing.slice(0, 3)) expect(said(scored(sheet)), JSON.stringify(sheet)).toEqual(engine);
    expect(differing.length).toBe(0);
  });

  test("and knows those of nearly all", () => {
    expect(counted.length).toBeGreaterThan(0.9 * vectors.length);
  });
});

test("every preset is counted without a connection", () => {
  expect(PRESETS.map(({ name }) => name).filter((name) => chosenRules(name)?.counted !== true)).toEqual([]);
});

test.each([
  ["an option that the page has never heard of", { toll: 5 }],
  ["another way of scoring a block", { block_score: "everybody_sings" }],
  ["another way of scoring who goes out", { out_score: "everybody_sings" }],
])("the server counts by %s", (_what, options) => {
  expect(chosenRules("kozel", options)?.counted).toBe(false);
});
