/** Who is given what at a block: one variant a file, by the names that rule sets call them. */
import type { BlockScore } from "./block";
import { blockerAgainstLeft } from "./blocker-against-left";
import { blockerScoresAll } from "./blocker-scores-all";
import { difference } from "./difference";
import { highestTakesAll } from "./highest-takes-all";
import { lowerSideWins } from "./lower-side-wins";
import { lowestScoresDifference } from "./lowest-scores-difference";
import { lowestScoresRest } from "./lowest-scores-rest";
import { own } from "./own";

export const BLOCK_SCORES: ReadonlyMap<string, BlockScore> = new Map([
  ["own", own],
  ["highest_takes_all", highestTakesAll],
  ["difference", difference],
  ["lower_side_wins", lowerSideWins],
  ["lowest_scores_difference", lowestScoresDifference],
  ["lowest_scores_rest", lowestScoresRest],
  ["blocker_scores_all", blockerScoresAll],
  ["blocker_against_left", blockerAgainstLeft],
]);

/** Those that compare the hands of players and not of sides, so that both hands of a pair must be known apart. */
export const COMPARES_HANDS: ReadonlySet<string> = new Set(["blocker_against_left"]);
