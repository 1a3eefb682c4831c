/** Settling a round that is over: points given, the carry, bonuses, and everybody's account after it. */
import type { Account, Finish } from "../../generated/messages";
import { cleared, given as givenTo } from "./account";
import { BLOCK_SCORES } from "./block-scores/block-scores";
import type { Earned } from "./bonuses";
import { hasDroppedOut } from "./match-end";
import { OUT_SCORES } from "./out-scores/out-scores";
import { allTo, among, type RoundScore } from "./round-score";
import type { ScoringRules } from "./scoring-rules";
import { bySide, numberOfSides, onlyPlaceOf, type SideCounts, sidesOf } from "./sides";
import { type Tile, tileText } from "./tile";

/** How the match's round of that number ended: `seat` went out or is the blocker, with the tile `last` if it is known. */
export interface Ending {
  readonly finish: Finish;
  readonly seat: number;
  readonly last: Tile | null;
  /** What each hand counts, by seat. */
  readonly counts: readonly number[];
  /** The bonuses earned in the round. */
  readonly bonuses: readonly Earned[];
  readonly number: number;
}

/** By side; `carry` is what the next round starts with. */
export interface Settled {
  readonly points: readonly number[];
  readonly carry: number;
  readonly after: readonly Account[];
}

export function settle(rules: ScoringRules, end: Ending, accounts: readonly Account[], carry: number): Settled {
  const sides = sidesOf(end.counts.length, rules.pairs);
  const playing = [...accounts.keys()].filter((side) => !hasDroppedOut(rules, accounts[side] as Account));
  const given = score(rules, end, sides, playing);
  const carryTaker = carry > 0 ? takerOfCarry(rules, end, sides, given) : null;
  const bonus = bonusBySide(rules, end, sides, given);
  const points = given.points.map((number, side) => number + (side === carryTaker ? carry : 0) + (bonus[side] ?? 0));
  return {
    points,
    carry: (carryTaker === null ? carry : 0) + given.carried,
    after: accounts.map((account, side) =>
      given.cleared.includes(side) ? cleared(account) : givenTo(account, points[side] ?? 0, rules),
    ),
  };
}

/** What the round's end gives to each side, without carry and bonuses. */
function score(rules: ScoringRules, end: Ending, sides: readonly number[], playing: readonly number[]): RoundScore {
  const seats = [...sides.keys()].filter((seat) => playing.includes(sides[seat] ?? 0));
  const hands: SideCounts = {
    counts: seats.map((seat) => end.counts[seat] ?? 0),
    sides: seats.map((seat) => playing.indexOf(sides[seat] ?? 0)),
  };
  const given = ended(rules, end, hands, seats.indexOf(end.seat));
  const winner = rules.target_in === "rounds" ? given.winner : null;
  const counted = winner === null ? given : { ...given, points: allTo(winner, 1, numberOfSides(hands.sides)) };
  return among(counted, playing, numberOfSides(sides));
}

/** `by` is the place in the hands of whoever ended the round. */
function ended(rules: ScoringRules, end: Ending, hands: SideCounts, by: number): RoundScore {
  const outScore = strategy(OUT_SCORES, rules.out_score);
  if (end.finish === "out") {
    const bonus = end.last === null ? 0 : (rules.going_out_bonus[tileText(end.last)] ?? 0);
    const given = outScore(hands, hands.sides[by] ?? 0);
    return { ...given, points: given.points.map((number, side) => (side === given.winner ? number : number + bonus)) };
  }
  const left = (by + 1) % hands.counts.length;
  return strategy(BLOCK_SCORES, rules.block_score)({ hands, blocker: by, left, tie: rules.tie, asIfOut: outScore });
}

function strategy<Strategy>(strategies: ReadonlyMap<string, Strategy>, name: string): Strategy {
  const found = strategies.get(name);
  if (found === undefined) throw new RangeError(`the page doesn't know ${name}: ask canScore first`);
  return found;
}

/** The side that is given the carry: the round's winner, or by the other kind of carry the one that holds most. */
function takerOfCarry(rules: ScoringRules, end: Ending, sides: readonly number[], given: RoundScore): number | null {
  return rules.tie === "carry_to_winner" ? given.winner : highest(end, sides);
}

/** The side with the uniquely highest count, if there is one; nothing is counted of a side that went out. */
function highest(end: Ending, sides: readonly number[]): number | null {
  const out = end.finish === "out" ? sides[end.seat] : undefined;
  const held = bySide({ counts: end.counts, sides }).map((count, side) => (side === out ? 0 : count));
  return onlyPlaceOf(Math.max(...held), held);
}

/** The bonuses that were earned, and what the winner of one of the match's first rounds is given. */
function bonusBySide(rules: ScoringRules, end: Ending, sides: readonly number[], given: RoundScore): readonly number[] {
  const bonus = Array<number>(numberOfSides(sides)).fill(0);
  const give = (side: number, points: number) => {
    bonus[side] = (bonus[side] ?? 0) + points;
  };
  for (const { seat, points } of end.bonuses) give(sides[seat] ?? 0, points);
  if (given.winner !== null) give(given.winner, rules.round_bonus[end.number - 1] ?? 0);
  return bonus;
}
