import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { DealsDocument } from "./document";
import { verifyDeals } from "./verify";

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
    const verification = verifyDeals(document);
    expect(verification.checked).toBe(numbers.length);
    expect(new Set(verification.wrong)).toEqual(new Set(whole ? numbers : numbers.filter((round) => found.has(round))));
  });
});

test("rules that aren't known here aren't judged", () => {
  const [vector] = documents;
  if (vector === undefined) throw new Error("no vectors");
  expect(verifyDeals({ ...vector.document, rules: "other" })).toEqual({ checked: 0, wrong: [] });
});
