import type { Tie } from "../../../generated/messages";
import type { OutScore } from "../out-scores/out-score";
import { type RoundScore, roundScore } from "../round-score";
import { numberOfSides, type SideCounts, sum } from "../sides";

/** A block, as far as counting it goes. */
export interface Block {
  readonly hands: SideCounts;
  /** The place in `hands.counts` of whoever made it. */
  readonly blocker: number;
  /** The place of whoever sits next to them clockwise. */
  readonly left: number;
  /** What becomes of a tied block's sum. */
  readonly tie: Tie;
  /** Scores a side that goes out. */
  readonly asIfOut: OutScore;
}

export type BlockScore = (block: Block) => RoundScore;

/** The block gives nobody anything; its sum is carried where the rules have that kind of carry. */
export function tied({ hands, tie }: Block, carriedBy: Tie): RoundScore {
  const nothing = Array<number>(numberOfSides(hands.sides)).fill(0);
  return roundScore(nothing, { carried: tie === carriedBy ? sum(hands.counts) : 0 });
}

/** The side at that place. */
export function sideAt({ hands }: Block, place: number): number {
  return hands.sides[place] ?? 0;
}
