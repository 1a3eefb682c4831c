/** Lines of the standings as they are read: a player's each, a pair's that stays together in one. */
import type { Seated, StandingRow } from "../generated/club";

export interface Place extends Omit<StandingRow, "player" | "name" | "effectiveness" | "penalties"> {
  readonly people: readonly Seated[];
  /** Of each, in their order: partners differ by their penalties. */
  readonly effectiveness: readonly number[];
  readonly penalties: readonly number[];
}

/** Rows of one entry stand one after the other. */
export function placesOf(rows: readonly StandingRow[]): readonly Place[] {
  const places: Place[] = [];
  for (const { player, name, effectiveness, penalties, ...row } of rows) {
    const before = places.at(-1);
    const together = before?.entry === row.entry ? places.pop() : undefined;
    places.push({
      ...row,
      people: [...(together?.people ?? []), { player, name }],
      effectiveness: [...(together?.effectiveness ?? []), effectiveness],
      penalties: [...(together?.penalties ?? []), penalties],
    });
  }
  return places;
}

/** One value where all are alike, else all of them: «+63 / +43». */
export function alike(values: readonly number[], say: (value: number) => string): string {
  return (new Set(values).size === 1 ? values.slice(0, 1) : values).map(say).join(" / ");
}
