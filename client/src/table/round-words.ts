/** Why a round ended with these points, in words made from its settlement. */
import type { Account, Settlement } from "../generated/messages";
import { who } from "./event-words";
import { type Person } from "./people";
import { type Phrase, phrase } from "./phrase";

/** The heading of a round's end. */
export function roundHeading(settlement: Settlement, people: readonly Person[]): Phrase {
  return settlement.finish === "block" ? phrase("round_end.block") : who("round_end.out", settlement.seat, people);
}

/** What decided the round, and then what it did to the accounts: one sentence each. */
export function roundReasons(settlement: Settlement, people: readonly Person[]): readonly Phrase[] {
  return [...decision(settlement, people), ...carryReasons(settlement, people), ...accountReasons(settlement, people)];
}

/** What kind of end it was, in two or three words. */
export function roundKind(settlement: Settlement): Phrase | null {
  if (settlement.finish === "out") return null;
  if (settlement.tied) return phrase("round_end.kind.tied");
  return phrase(settlement.taker === null ? "round_end.kind.own" : "round_end.kind.highest_takes_all");
}

function decision(settlement: Settlement, people: readonly Person[]): Phrase[] {
  const { finish, tied, taker, counts } = settlement;
  if (finish === "out") return [phrase("round_end.why.out")];
  if (tied) return [phrase("round_end.why.tied", { sum: sumOf(counts) })];
  if (taker === null) return [phrase("round_end.why.own")];
  return [
    who("round_end.why.highest_takes_all", taker, people, {
      count: counts[taker] ?? 0,
      sum: people.map(({ seat }) => counts[seat] ?? 0).join(" + "),
      total: sumOf(counts),
    }),
  ];
}

function carryReasons(settlement: Settlement, people: readonly Person[]): Phrase[] {
  const { carry_before: before, carry_taker: taker, carry, tied } = settlement;
  if (taker !== null) return [who("round_end.why.carry_taken", taker, people, { carry: before })];
  if (before === 0) return [];
  return [phrase(tied ? "round_end.why.carry_grows" : "round_end.why.carry_stays", { carry })];
}

function accountReasons(settlement: Settlement, people: readonly Person[]): Phrase[] {
  const reasons: Phrase[] = [];
  const cleared: Person[] = [];
  for (const person of people) {
    const before = settlement.before[person.seat];
    const after = settlement.after[person.seat];
    if (before === undefined || after === undefined) continue;
    if (before.open === null && after.open !== null) reasons.push(openedReason(person, before, after.open, people));
    else if (before.remembered > 0 && after.remembered === 0) cleared.push(person);
  }
  return [...reasons, ...clearedReasons(settlement, cleared, people)];
}

function openedReason({ seat }: Person, before: Account, score: number, people: readonly Person[]): Phrase {
  const key = before.remembered > 0 ? "round_end.why.opened_with_remembered" : "round_end.why.opened";
  return who(key, seat, people, { remembered: before.remembered, score });
}

function clearedReasons(settlement: Settlement, cleared: readonly Person[], people: readonly Person[]): Phrase[] {
  if (cleared.length === 0) return [];
  if (settlement.finish === "block") return [phrase("round_end.why.cleared_others")];
  return cleared.map(({ seat }) =>
    who("round_end.why.cleared", seat, people, { remembered: settlement.before[seat]?.remembered ?? 0 }),
  );
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
