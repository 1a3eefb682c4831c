/** The blocker's side scores all hands, its own too. */
import { allTo, roundScore } from "../round-score";
import { numberOfSides, sum } from "../sides";
import { type BlockScore, sideAt } from "./block";

export const blockerScoresAll: BlockScore = (block) => {
  const { counts, sides } = block.hands;
  const winner = sideAt(block, block.blocker);
  return roundScore(allTo(winner, sum(counts), numberOfSides(sides)), { winner });
};
