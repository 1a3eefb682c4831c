/** The lowest side scores what the others hold together, less its own hands; tied lowest: nobody scores. */
import { allTo, roundScore } from "../round-score";
import { bySide, onlyPlaceOf, sum } from "../sides";
import { type BlockScore, tied } from "./block";

export const lowestScoresRest: BlockScore = (block) => {
  const counts = bySide(block.hands);
  const lowest = Math.min(...counts);
  const winner = onlyPlaceOf(lowest, counts);
  if (winner === null) return tied(block, "carry_to_winner");
  return roundScore(allTo(winner, sum(counts) - 2 * lowest, counts.length), { winner });
};
