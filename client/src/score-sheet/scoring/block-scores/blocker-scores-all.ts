/** The blocker scores all hands, their own too. */
import { allTo, roundScore } from "../round-score";
import { numberOfSides, sum } from "../sides";
import type { BlockScore } from "./block";

export const blockerScoresAll: BlockScore = ({ hands, blocker }) =>
  roundScore(allTo(blocker, sum(hands.counts), numberOfSides(hands.sides)), { winner: blocker });
