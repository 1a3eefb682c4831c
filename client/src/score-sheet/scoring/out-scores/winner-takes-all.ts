/** The winning side is given all tiles that weren't played, a partner's too. */
import { allTo, roundScore } from "../round-score";
import { numberOfSides, sum } from "../sides";
import type { OutScore } from "./out-score";

export const winnerTakesAll: OutScore = (hands, winner) =>
  roundScore(allTo(winner, sum(hands.counts), numberOfSides(hands.sides)), { winner });
