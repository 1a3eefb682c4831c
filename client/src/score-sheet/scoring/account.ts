/** An account after a round. */
import type { Account } from "../../generated/messages";
import type { ScoringRules } from "./scoring-rules";

export type Opening = Pick<ScoringRules, "opening" | "opening_test" | "burn_after">;

/** The points that count towards the target and the rating. */
export function scoreOf(account: Account): number {
  return account.open ?? 0;
}

/** The account before anything was given. */
export function newAccount({ opening }: Opening): Account {
  return { open: opening === null ? 0 : null, remembered: 0, misses: 0 };
}

/**
 * A score opens when the threshold is reached: by this round's points alone, or where points accumulate, by all that
 * are remembered. After so many rounds without opening, what is remembered burns.
 */
export function given(account: Account, points: number, rules: Opening): Account {
  if (account.open !== null) return { open: account.open + points, remembered: 0, misses: 0 };
  const remembered = account.remembered + points;
  const tested = rules.opening_test === "accumulated" ? remembered : points;
  if (rules.opening === null || tested >= rules.opening) return { open: remembered, remembered: 0, misses: 0 };
  if (rules.burn_after === null) return { open: null, remembered, misses: 0 };
  const misses = account.misses + 1;
  return misses >= rules.burn_after ? newAccount(rules) : { open: null, remembered, misses };
}

/** With nothing remembered; an open score stays. */
export function cleared(account: Account): Account {
  return { open: account.open, remembered: 0, misses: 0 };
}
