/** What becomes of a sheet when a round is added, corrected or struck out. */
import type { AccountDocument, RoundTold, ScoreDocument, Sheet } from "../generated/messages";

/** The sheet with the round in the place of that number, or at its end where there is none. */
export function withRound(sheet: Sheet, number: number | null, told: RoundTold): Sheet {
  const rounds = sheet.rounds ?? [];
  if (number === null) return { ...sheet, rounds: [...rounds, told] };
  return { ...sheet, rounds: rounds.map((round, index) => (index + 1 === number ? told : round)) };
}

export function withoutRound(sheet: Sheet, number: number): Sheet {
  return { ...sheet, rounds: (sheet.rounds ?? []).filter((_, index) => index + 1 !== number) };
}

/** An account that a correction changed: of that round and side, and what it was before. */
export interface Change {
  readonly round: number;
  readonly name: string;
  readonly before: AccountDocument;
}

/** The accounts that differ, in rounds that both have. */
export function changesBetween(before: ScoreDocument, after: ScoreDocument): readonly Change[] {
  return after.rounds.flatMap(({ accounts }, index) =>
    Object.entries(accounts).flatMap(([name, account]) => {
      const was = before.rounds[index]?.accounts[name];
      return was === undefined || sameAccount(was, account) ? [] : [{ round: index + 1, name, before: was }];
    }),
  );
}

function sameAccount(one: AccountDocument, other: AccountDocument): boolean {
  return one.open === other.open && one.remembered === other.remembered && one.out === other.out;
}

export function accountText({ open, remembered }: AccountDocument): string {
  if (open !== null) return String(open);
  return remembered > 0 ? `+${remembered}` : "0";
}
