/** «На одного»: the one highest side is given the sum of all hands; a tie for it carries the sum on. */
import { allTo, roundScore } from "../round-score";
import { bySide, onlyPlaceOf, sum } from "../sides";
import { type BlockScore, tied } from "./block";

export const highestTakesAll: BlockScore = (block) => {
  const counts = bySide(block.hands);
  const taker = onlyPlaceOf(Math.max(...counts), counts);
  if (taker === null) return tied(block, "carry");
  const others = [...counts.keys()].filter((side) => side !== taker);
  return roundScore(allTo(taker, sum(counts), counts.length), { cleared: others });
};
