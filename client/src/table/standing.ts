/** The places at the end of a match. */
import type { Account, Direction, MatchEnd } from "../generated/messages";

/** `side` is whoever shares the account; `rating` is null where the rules give none. */
export interface Standing {
  readonly place: number;
  readonly side: number;
  readonly account: Account;
  readonly rating: number | null;
  readonly lost: boolean;
}

/** Best first: the lowest open score leads where points are bad, else the highest; who lost comes last, equals share a place. */
export function standings(accounts: readonly Account[], end: MatchEnd, direction: Direction): readonly Standing[] {
  const rows = accounts.map((account, side) => ({
    side,
    account,
    rating: end.rating[side] ?? null,
    lost: end.losers.includes(side),
  }));
  const better = direction === "credit" ? -1 : 1;
  rows.sort(
    (one, other) => Number(one.lost) - Number(other.lost) || better * (score(one.account) - score(other.account)),
  );
  const standing: Standing[] = [];
  for (const [index, row] of rows.entries()) {
    const before = standing.at(-1);
    const shared = before !== undefined && before.lost === row.lost && score(before.account) === score(row.account);
    standing.push({ ...row, place: shared ? before.place : index + 1 });
  }
  return standing;
}

/** Whether whoever won did so with all others at 0: a dry win, where points are good. */
export function isDry(accounts: readonly Account[], end: MatchEnd, direction: Direction): boolean {
  const others = end.losers.flatMap((side) => accounts[side] ?? []);
  return direction === "credit" && end.reason === "target" && others.every((account) => score(account) === 0);
}

function score(account: Account): number {
  return account.open ?? 0;
}
