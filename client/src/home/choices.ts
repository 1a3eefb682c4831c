/** What a person chose for their last table, kept for the next. */
import type { TableOptions } from "../generated/messages";
import { storedChoice, storedSwitch } from "../settings/stored";

export const SEATS = ["2", "3", "4"] as const;
export const BLOCK_SCORES = ["own", "highest_takes_all"] as const;
export const CLOCKS = ["15", "30", "60", "none"] as const;
export const LEVELS = ["greedy", "heuristic"] as const;

export const seats = storedChoice("seats", SEATS, "4");
export const blockScore = storedChoice("block_score", BLOCK_SCORES, "own");
export const clock = storedChoice("clock", CLOCKS, "30");
export const listed = storedSwitch("listed", true);
export const botsSit = storedSwitch("bots_sit", true);
export const level = storedChoice("level", LEVELS, "heuristic");

/** A table with bots that begins at once and never hurries anybody. */
export function practiceOptions(): TableOptions {
  return {
    rules: "kozel",
    changes: { block_score: blockScore.value },
    seats: Number(seats.value),
    seconds: null,
    bots: "heuristic",
    listed: false,
  };
}

/** A table that waits for people. */
export function requestOptions(): TableOptions {
  return {
    rules: "kozel",
    changes: { block_score: blockScore.value },
    seats: Number(seats.value),
    seconds: clock.value === "none" ? null : Number(clock.value),
    bots: botsSit.value ? level.value : null,
    listed: listed.value,
  };
}
