/** Every other side is given its own hands, and what the winner remembers is cleared; a partner's tiles don't count. */
import { roundScore } from "../round-score";
import { bySide } from "../sides";
import type { OutScore } from "./out-score";

export const losersOwn: OutScore = (hands, winner) =>
  roundScore(
    bySide(hands).map((count, side) => (side === winner ? 0 : count)),
    { cleared: [winner], winner },
  );
