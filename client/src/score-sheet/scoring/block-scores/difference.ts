/** For two sides: the higher hand is given the difference, the lower nothing. */
import { roundScore } from "../round-score";
import { bySide } from "../sides";
import { type BlockScore, tied } from "./block";

export const difference: BlockScore = (block) => {
  const [one = 0, two = 0] = bySide(block.hands);
  if (one === two) return tied(block, "carry_to_winner");
  const lower = one < two ? 0 : 1;
  return roundScore([Math.max(0, one - two), Math.max(0, two - one)], { cleared: [lower], winner: lower });
};
