/** «На одного»: the one highest side is given the sum of all hands; a tie for it carries the sum on. */
import { allTo, roundScore, tied } from "../round-score";
import { bySide, onlyPlaceOf, sum } from "../sides";
import type { BlockScore } from "./block";

export const highestTakesAll: BlockScore = ({ hands, carries }) => {
  const counts = bySide(hands);
  const taker = onlyPlaceOf(Math.max(...counts), counts);
  if (taker === null) return tied(counts.length, carries ? sum(counts) : 0);
  const others = [...counts.keys()].filter((side) => side !== taker);
  return roundScore(allTo(taker, sum(counts), counts.length), { cleared: others });
};
