/** Settling a round that is over: points given, the carry, and everybody's account after it. */
import type { Account, Finish } from "../../generated/messages";
import { cleared, given as givenTo } from "./account";
import { BLOCK_SCORES } from "./block-scores/block-scores";
import { hasDroppedOut } from "./match-end";
import { OUT_SCORES } from "./out-scores/out-scores";
import { allTo, among, type RoundScore } from "./round-score";
import type { ScoringRules } from "./scoring-rules";
import { bySide, numberOfSides, onlyPlaceOf, type SideCounts, sidesOf } from "./sides";
import { type Tile, tileText } from "./tile";

/** How a round ended: `seat` went out or is the blocker, with the tile `last` (null where nobody remembers it). */
export interface Ending {
  readonly finish: Finish;
  readonly seat: number;
  readonly last: Tile | null;
  /** What each hand counts, by seat. */
  readonly counts: readonly number[];
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
  const carryTaker = carry > 0 ? highest(end, sides) : null;
  const points = given.points.map((number, side) => number + (side === carryTaker ? carry : 0));
  return {
    points,
    carry: (carryTaker === null ? carry : 0) + given.carried,
    after: accounts.map((account, side) => {
      if (given.tied) return account;
      return given.cleared.includes(side) ? cleared(account) : givenTo(account, points[side] ?? 0, rules.opening);
    }),
  };
}

/** What the round's end gives to each side, without the carry. */
function score(rules: ScoringRules, end: Ending, sides: readonly number[], playing: readonly number[]): RoundScore {
  const seats = [...sides.keys()].filter((seat) => playing.includes(sides[seat] ?? 0));
  const hands: SideCounts = {
    counts: seats.map((seat) => end.counts[seat] ?? 0),
    sides: seats.map((seat) => playing.indexOf(sides[seat] ?? 0)),
  };
  const given = ended(rules, end, hands, playing.indexOf(sides[end.seat] ?? 0));
  const winner = rules.target_in === "rounds" ? given.winner : null;
  const counted = winner === null ? given : { ...given, points: allTo(winner, 1, numberOfSides(hands.sides)) };
  return among(counted, playing, numberOfSides(sides));
}

function ended(rules: ScoringRules, end: Ending, hands: SideCounts, by: number): RoundScore {
  const outScore = strategy(OUT_SCORES, rules.out_score);
  if (end.finish === "out") {
    const bonus = end.last === null ? 0 : (rules.going_out_bonus[tileText(end.last)] ?? 0);
    const given = outScore(hands, by);
    return { ...given, points: given.points.map((number, side) => (side === given.winner ? number : number + bonus)) };
  }
  const block = { hands, blocker: by, carries: rules.tie === "carry", asIfOut: outScore };
  return strategy(BLOCK_SCORES, rules.block_score)(block);
}

function strategy<Strategy>(strategies: ReadonlyMap<string, Strategy>, name: string): Strategy {
  const found = strategies.get(name);
  if (found === undefined) throw new RangeError(`the page doesn't know ${name}: ask canScore first`);
  return found;
}

/** The side with the uniquely highest count, if there is one; nothing is counted of a side that went out. */
function highest(end: Ending, sides: readonly number[]): number | null {
  const out = end.finish === "out" ? sides[end.seat] : undefined;
  const held = bySide({ counts: end.counts, sides }).map((count, side) => (side === out ? 0 : count));
  return onlyPlaceOf(Math.max(...held), held);
}
