/** The winning side is given what the others hold; a partner's tiles don't count. */
import { allTo, roundScore } from "../round-score";
import { bySide, numberOfSides, sum } from "../sides";
import type { OutScore } from "./out-score";

export const winnerTakesOthers: OutScore = (hands, winner) => {
  const others = sum(bySide(hands).filter((_, side) => side !== winner));
  return roundScore(allTo(winner, others, numberOfSides(hands.sides)), { winner });
};
