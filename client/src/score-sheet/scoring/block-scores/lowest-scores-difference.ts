/** The lowest side scores, for each of the others, what that one holds more; tied lowest: nobody scores. */
import { allTo, roundScore, tied } from "../round-score";
import { bySide, onlyPlaceOf, sum } from "../sides";
import type { BlockScore } from "./block";

export const lowestScoresDifference: BlockScore = ({ hands }) => {
  const counts = bySide(hands);
  const lowest = Math.min(...counts);
  const winner = onlyPlaceOf(lowest, counts);
  if (winner === null) return tied(counts.length);
  return roundScore(allTo(winner, sum(counts) - lowest * counts.length, counts.length), { winner });
};
