/** Who is given what at a block: one variant a file, by the names that rule sets call them. */
import type { BlockScore } from "./block";
import { blockerScoresAll } from "./blocker-scores-all";
import { difference } from "./difference";
import { highestTakesAll } from "./highest-takes-all";
import { lowerSideWins } from "./lower-side-wins";
import { lowestScoresDifference } from "./lowest-scores-difference";
import { own } from "./own";

export const BLOCK_SCORES: ReadonlyMap<string, BlockScore> = new Map([
  ["own", own],
  ["highest_takes_all", highestTakesAll],
  ["difference", difference],
  ["lower_side_wins", lowerSideWins],
  ["lowest_scores_difference", lowestScoresDifference],
  ["blocker_scores_all", blockerScoresAll],
]);
