/** The side with the lowest sum wins as though it had gone out; where that is shared, nobody scores. */
import { tied } from "../round-score";
import { bySide, onlyPlaceOf } from "../sides";
import type { BlockScore } from "./block";

export const lowerSideWins: BlockScore = ({ hands, asIfOut }) => {
  const counts = bySide(hands);
  const lowest = onlyPlaceOf(Math.min(...counts), counts);
  return lowest === null ? tied(counts.length) : asIfOut(hands, lowest);
};
