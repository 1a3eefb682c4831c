/** The blocker's hand against that of whoever sits on the left: the lower one's side wins as though it had gone out. */
import { type BlockScore, sideAt } from "./block";

export const blockerAgainstLeft: BlockScore = (block) => {
  const { hands, blocker, left } = block;
  const lower = (hands.counts[blocker] ?? 0) <= (hands.counts[left] ?? 0) ? blocker : left;
  return block.asIfOut(hands, sideAt(block, lower));
};
