import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { DealsDocument } from "./document";
import { asText, type Memory } from "./memory";
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
    const verification = verifyDeals(document, null);
    expect(verification).toMatchObject({ checked: numbers.length, seen: 0 });
    expect(new Set(verification.wrong)).toEqual(new Set(whole ? numbers : numbers.filter((round) => found.has(round))));
  });
});

describe("a right document against what its second player was shown", () => {
  const named = documents.find(({ name }) => name === "four people");
  if (named === undefined) throw new Error("no such vector");
  const { document } = named;
  const { commitment, nonces, rounds } = document;
  const numbers = rounds.map(({ number }) => number);
  const hands = Object.fromEntries(
    rounds.map(({ number, attempts }) => [number, asText([...(attempts.at(-1)?.hands[1] ?? [])].reverse())]),
  );
  const memory: Memory = { table: "a", commitment, nonce: nonces[1] ?? "", seat: 1, hands };
  const other = (hand: string | undefined) => asText([...(hand ?? "").split(" ").slice(1), "none"]);

  test("all was shown so", () => {
    expect(verifyDeals(document, memory)).toEqual({ checked: 4, wrong: [], seen: 4 });
  });

  test("another commitment was shown before the nonce was drawn", () => {
    expect(verifyDeals(document, { ...memory, commitment: "0".repeat(64) }).wrong).toEqual(numbers);
  });

  test("another nonce was given", () => {
    expect(verifyDeals(document, { ...memory, nonce: nonces[0] ?? "" }).wrong).toEqual(numbers);
  });

  test("another hand was shown in one round", () => {
    expect(verifyDeals(document, { ...memory, hands: { ...hands, 3: other(hands[3]) } }).wrong).toEqual([3]);
  });

  test("a round that was shown is left out at the end", () => {
    const shortened = { ...document, rounds: rounds.slice(0, 3) };
    expect(verifyDeals(shortened, memory)).toEqual({ checked: 4, wrong: [4], seen: 4 });
  });

  test("a round was dealt while another device was looking", () => {
    const { 2: _missed, ...others } = hands;
    expect(verifyDeals(document, { ...memory, hands: others })).toEqual({ checked: 4, wrong: [], seen: 3 });
  });

  test("the seat was taken on another device: still its hands are compared", () => {
    const late: Memory = { table: "a", seat: 1, hands: { 4: hands[4] ?? "" } };
    expect(verifyDeals(document, late)).toEqual({ checked: 4, wrong: [], seen: 0 });
    expect(verifyDeals(document, { ...late, hands: { 4: other(hands[4]) } }).wrong).toEqual([4]);
  });

  test("nothing can be told by the nonce of a seat that nothing was dealt to yet", () => {
    expect(verifyDeals(document, { table: "a", commitment, nonce: nonces[1] ?? "", hands: {} }).seen).toBe(0);
  });
});
