/** The people of the examples. */
import { t } from "../language/language";
import { avatarColors } from "../look/avatar";

export interface ExamplePerson {
  readonly name: string;
  readonly color: string;
}

const NAMED = 4;

/** One for each seat; beyond those with a name they are numbered. */
export function examplePeople(seats: number): readonly ExamplePerson[] {
  const names = Array.from({ length: seats }, (_, seat) => (seat < NAMED ? t(`book.person.${seat}`) : `${seat + 1}`));
  const colors = avatarColors(names);
  return names.map((name, seat) => ({ name, color: colors[seat] ?? "var(--paint-1)" }));
}

/** The people of each side, by side. */
export function exampleSides(sides: readonly number[]): readonly (readonly ExamplePerson[])[] {
  const people = examplePeople(sides.length);
  const count = Math.max(...sides) + 1;
  return Array.from({ length: count }, (_, side) => people.filter((__, seat) => sides[seat] === side));
}
