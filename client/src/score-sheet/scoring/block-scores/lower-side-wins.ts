/** The side with the lowest sum wins as though it had gone out; where that is shared, nobody scores. */
import { bySide, onlyPlaceOf } from "../sides";
import { type BlockScore, tied } from "./block";

export const lowerSideWins: BlockScore = (block) => {
  const counts = bySide(block.hands);
  const lowest = onlyPlaceOf(Math.min(...counts), counts);
  return lowest === null ? tied(block, "carry_to_winner") : block.asIfOut(block.hands, lowest);
};
