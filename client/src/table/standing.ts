/** The places at the end of a match. */
import type { Account, MatchEnd } from "../generated/messages";

export interface Standing {
  readonly place: number;
  readonly seat: number;
  readonly account: Account;
  readonly rating: number;
  readonly lost: boolean;
}

/** Best first: the lowest open score leads, who lost comes last; equals share a place. */
export function standings(accounts: readonly Account[], end: MatchEnd): readonly Standing[] {
  const rows = accounts.map((account, seat) => ({
    seat,
    account,
    rating: end.rating[seat] ?? 0,
    lost: end.losers.includes(seat),
  }));
  rows.sort((one, other) => Number(one.lost) - Number(other.lost) || score(one.account) - score(other.account));
  const standing: Standing[] = [];
  for (const [index, row] of rows.entries()) {
    const before = standing.at(-1);
    const shared = before !== undefined && before.lost === row.lost && score(before.account) === score(row.account);
    standing.push({ ...row, place: shared ? before.place : index + 1 });
  }
  return standing;
}

function score(account: Account): number {
  return account.open ?? 0;
}
