/** For two sides: the higher hand is given the difference, the lower nothing. */
import { roundScore, tied } from "../round-score";
import { bySide } from "../sides";
import type { BlockScore } from "./block";

export const difference: BlockScore = ({ hands }) => {
  const [one = 0, two = 0] = bySide(hands);
  if (one === two) return tied(2);
  const lower = one < two ? 0 : 1;
  return roundScore([Math.max(0, one - two), Math.max(0, two - one)], { cleared: [lower], winner: lower });
};
