/** What was given on top of a round's points, in words: for a pass when it happens, and all of it at the round's end. */
import type { Bonus, Settlement } from "../generated/messages";
import type { Person } from "./people";
import type { Phrase } from "./phrase";
import { aboutSide } from "./sides";

/** What a pass gave to whoever played before it, or null. */
export function passBonus(bonuses: readonly Bonus[], people: readonly Person[]): Phrase | null {
  const [first] = bonuses;
  if (first === undefined) return null;
  const points = bonuses.reduce((sum, bonus) => sum + bonus.points, 0);
  return aboutSide("event.passed.bonus", sideOf(first, people), people, { points });
}

/** Every bonus of a round. */
export function bonusReasons({ bonuses }: Settlement, people: readonly Person[]): Phrase[] {
  return bonuses.map((bonus) =>
    aboutSide(`round_end.bonus.${bonus.name}`, sideOf(bonus, people), people, { points: bonus.points }),
  );
}

function sideOf({ seat }: Bonus, people: readonly Person[]): number {
  return people.find((person) => person.seat === seat)?.side ?? seat;
}
