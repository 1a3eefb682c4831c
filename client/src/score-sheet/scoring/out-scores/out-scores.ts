/** Who is given what when somebody goes out: one variant a file, by the names that rule sets call them. */
import { losersOwn } from "./losers-own";
import type { OutScore } from "./out-score";
import { winnerTakesAll } from "./winner-takes-all";
import { winnerTakesOthers } from "./winner-takes-others";

export const OUT_SCORES: ReadonlyMap<string, OutScore> = new Map([
  ["losers_own", losersOwn],
  ["winner_takes_others", winnerTakesOthers],
  ["winner_takes_all", winnerTakesAll],
]);
