/** Sides: who shares an account. In pairs partners sit opposite, else every seat is a side of its own. */

export function sidesOf(players: number, pairs: boolean): readonly number[] {
  return [...Array(players).keys()].map((seat) => (pairs ? seat % 2 : seat));
}

/** The hand counts at a round's end, by seat, and each seat's side. */
export interface SideCounts {
  readonly counts: readonly number[];
  readonly sides: readonly number[];
}

export function numberOfSides(sides: readonly number[]): number {
  return Math.max(...sides) + 1;
}

/** The sum of each side's hands. */
export function bySide({ counts, sides }: SideCounts): readonly number[] {
  const totals = Array<number>(numberOfSides(sides)).fill(0);
  sides.forEach((side, seat) => {
    totals[side] = (totals[side] ?? 0) + (counts[seat] ?? 0);
  });
  return totals;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Where this number stands if it stands there once, else null. */
export function onlyPlaceOf(number: number, numbers: readonly number[]): number | null {
  const place = numbers.indexOf(number);
  return place === numbers.lastIndexOf(number) && place >= 0 ? place : null;
}
