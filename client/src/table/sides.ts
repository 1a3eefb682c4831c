/** The sides of a match: whoever shares an account. Partners are one side, everybody else is a side alone. */
import type { Account } from "../generated/messages";
import { language } from "../language/language";
import { who } from "./event-words";
import type { Person } from "./people";
import { type Phrase, phrase } from "./phrase";

export interface Side {
  readonly number: number;
  readonly people: readonly Person[];
}

const NOTHING: Account = { open: null, remembered: 0, misses: 0 };

/** In the order of the people: one's own side first. */
export function sidesOf(people: readonly Person[]): readonly Side[] {
  const numbers = [...new Set(people.map(({ side }) => side))];
  return numbers.map((number) => ({ number, people: people.filter(({ side }) => side === number) }));
}

export function accountOf(accounts: readonly Account[] | undefined, side: number): Account {
  return accounts?.[side] ?? NOTHING;
}

/** The names of some people, as a list. */
export function calledOf(people: readonly Person[]): string {
  return new Intl.ListFormat(language.value).format(people.map(({ called }) => called));
}

/** The message about a side: about oneself, about somebody by name, or about two partners by both their names. */
export function aboutSide(key: string, number: number, people: readonly Person[], args: Phrase["args"] = {}): Phrase {
  const members = people.filter(({ side }) => side === number);
  const [only] = members;
  if (only !== undefined && members.length === 1) return who(key, only.seat, people, args);
  return phrase(`${key}.pair`, { ...args, name: calledOf(members) });
}
