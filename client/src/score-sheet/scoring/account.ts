/** An account after a round. The test against the threshold is on this round's points alone. */
import type { Account } from "../../generated/messages";

/** The points that count towards the target and the rating. */
export function scoreOf(account: Account): number {
  return account.open ?? 0;
}

/** `opening` is the threshold; null where the score is open from the start. */
export function given(account: Account, points: number, opening: number | null): Account {
  if (account.open !== null) return { open: account.open + points, remembered: 0 };
  if (opening === null || points >= opening) return { open: account.remembered + points, remembered: 0 };
  return { open: null, remembered: account.remembered + points };
}

/** With nothing remembered; an open score stays. */
export function cleared(account: Account): Account {
  return { open: account.open, remembered: 0 };
}
