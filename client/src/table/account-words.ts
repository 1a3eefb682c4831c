/** What a round did to the accounts, in words: who opened, whose remembered points went, who leads, who is out. */
import type { Account } from "../generated/messages";
import { phrase, type Phrase } from "./phrase";
import type { RoundOver } from "./round-words";
import { aboutSide, accountOf, calledOf, type Side, sidesOf } from "./sides";

export function accountReasons(over: RoundOver): Phrase[] {
  const { settlement, people } = over;
  const reasons: Phrase[] = [];
  const cleared: Side[] = [];
  for (const side of sidesOf(people)) {
    const before = accountOf(settlement.before, side.number);
    const after = accountOf(settlement.after, side.number);
    if (before.open === null && after.open !== null) reasons.push(openedReason(over, side, before, after.open));
    else if (before.remembered > 0 && after.remembered === 0) cleared.push(side);
  }
  return [...reasons, ...clearedReasons(over, cleared)];
}

function openedReason({ people }: RoundOver, { number }: Side, before: Account, score: number): Phrase {
  const key = before.remembered > 0 ? "round_end.why.opened_with_remembered" : "round_end.why.opened";
  return aboutSide(key, number, people, { remembered: before.remembered, score });
}

/** Where one takes all, all others are cleared together; else who won the round is. */
function clearedReasons({ settlement, people }: RoundOver, cleared: readonly Side[]): Phrase[] {
  if (cleared.length === 0) return [];
  if (settlement.taker !== null) return [phrase("round_end.why.cleared_others")];
  return cleared.map(({ number }) =>
    aboutSide("round_end.why.cleared", number, people, { remembered: accountOf(settlement.before, number).remembered }),
  );
}

/** How the match stands: who leads where points are good, and who has just dropped out. */
export function standingReasons({ settlement, rules, people, matchOver }: RoundOver): Phrase[] {
  if (matchOver) return [];
  const scores = sidesOf(people).map((side) => ({ side, score: accountOf(settlement.after, side.number).open ?? 0 }));
  if (rules.direction === "credit") {
    const score = Math.max(...scores.map((one) => one.score));
    const leaders = scores.filter((one) => one.score === score).flatMap(({ side }) => side.people);
    return score > 0 ? [phrase("round_end.why.leads", { name: calledOf(leaders), score, target: rules.target })] : [];
  }
  return scores
    .filter(({ side }) => (settlement.points[side.number] ?? 0) > 0 && side.people.every(({ out }) => out))
    .map(({ side, score }) => aboutSide("round_end.why.dropped", side.number, people, { score }));
}
