import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Dealing, lacksLead } from "./dealing";
import type { DealsDocument } from "./document";
import { verifyDeals } from "./verify";

const KOZEL: Dealing = { highest: 6, redeal_doubles: 5, redeal_same: 6, needed_to_lead: [] };

interface Vector {
  readonly name: string;
  readonly document: DealsDocument;
  /** `round` is null when the table as a whole is wrong. */
  readonly findings: readonly { readonly code: string; readonly round: number | null }[];
}

const file = new URL("../../../tests/vectors/deals.json", import.meta.url);
const { documents } = JSON.parse(readFileSync(file, "utf8")) as { readonly documents: readonly Vector[] };

describe("the deals of every vector, right ones and tampered ones", () => {
  test.each(documents.map((vector) => [vector.name, vector] as const))("%s", (_name, { document, findings }) => {
    const numbers = document.rounds.map((round) => round.number);
    const whole = findings.some(({ round }) => round === null);
    const found = new Set(findings.map(({ round }) => round));
    const verification = verifyDeals(document, KOZEL);
    expect(verification.checked).toBe(numbers.length);
    expect(new Set(verification.wrong)).toEqual(new Set(whole ? numbers : numbers.filter((round) => found.has(round))));
  });
});

test("a hand that these rules let stand isn't taken back by others", () => {
  const vector = documents.find(({ document }) => document.rounds.some(({ attempts }) => attempts.length > 1));
  if (vector === undefined) throw new Error("no vector with a deal that was taken back");
  const never: Dealing = { ...KOZEL, redeal_doubles: null, redeal_same: null };
  expect(verifyDeals(vector.document, never).wrong.length).toBeGreaterThan(0);
});

test("without a double that is needed to lead, a deal may be taken back", () => {
  const needed: Dealing = { ...KOZEL, needed_to_lead: [6] };
  expect(lacksLead([["0-0"], ["5-6"]], needed)).toBe(true);
  expect(lacksLead([["0-0"], ["6-6"]], needed)).toBe(false);
  expect(lacksLead([["0-0"]], KOZEL)).toBe(false);
});
