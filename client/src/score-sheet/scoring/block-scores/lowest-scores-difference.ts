/** The lowest side scores, for each of the others, what that one holds more; tied lowest: nobody scores. */
import { allTo, roundScore } from "../round-score";
import { bySide, onlyPlaceOf, sum } from "../sides";
import { type BlockScore, tied } from "./block";

export const lowestScoresDifference: BlockScore = (block) => {
  const counts = bySide(block.hands);
  const lowest = Math.min(...counts);
  const winner = onlyPlaceOf(lowest, counts);
  if (winner === null) return tied(block, "carry_to_winner");
  return roundScore(allTo(winner, sum(counts) - lowest * counts.length, counts.length), { winner });
};
