/** Who plays on a sheet: the seats' names, the sides' names, and the accounts at the start. */
import type { Account, Sheet, StartTold } from "../../generated/messages";
import { newAccount } from "./account";
import { wrong } from "./fault";
import { endAtTarget } from "./match-end";
import type { ScoringRules } from "./scoring-rules";
import { numberOfSides, sidesOf } from "./sides";

export interface People {
  /** The players' names, by seat. */
  readonly players: readonly string[];
  /** Each seat's side. */
  readonly sides: readonly number[];
  /** The sides' names: in pairs both partners', joined by "+". */
  readonly names: readonly string[];
}

export function playersOfSide(people: Pick<People, "players" | "sides">, side: number): readonly string[] {
  return people.players.filter((_, seat) => people.sides[seat] === side);
}

export function sideOf(people: People, player: string): number {
  return people.sides[people.players.indexOf(player)] ?? 0;
}

/** The people of the sheet; throws `InvalidSheet` where they can't play by these rules, or a name stands twice. */
export function peopleOf(sheet: Sheet, rules: ScoringRules): People {
  const players = seated(sheet, rules);
  for (const name of players) {
    if (name.trim() === "") throw wrong("name_empty");
    if (players.indexOf(name) !== players.lastIndexOf(name)) throw wrong("name_twice", { name });
  }
  if (!rules.players.includes(players.length)) {
    throw wrong("players", { found: players.length, expected: rules.players.join(", ") });
  }
  const sides = sidesOf(players.length, rules.pairs);
  const names = [...Array(numberOfSides(sides)).keys()].map((side) => playersOfSide({ players, sides }, side).join("+"));
  return { players, sides, names };
}

function seated(sheet: Sheet, rules: ScoringRules): readonly string[] {
  const players = sheet.players ?? [];
  if (sheet.pairs === undefined || sheet.pairs === null) return players;
  if (!rules.pairs) throw wrong("no_pairs", { found: rules.name });
  const [[one, oppositeOne], [two, oppositeTwo]] = sheet.pairs;
  const seats = [one, two, oppositeOne, oppositeTwo];
  const same = players.every((name) => seats.includes(name)) && seats.every((name) => players.includes(name));
  if (players.length > 0 && !same) {
    throw wrong("pairs_differ", { found: seats.join(", "), expected: players.join(", ") });
  }
  return seats;
}

/** Every side's account before the first round. */
export function startAccounts(sheet: Sheet, rules: ScoringRules, people: People): readonly Account[] {
  const start = sheet.start ?? {};
  for (const [name, told] of Object.entries(start)) checkStart(name, told, rules, people);
  const fresh = newAccount(rules);
  const accounts = people.names.map((name) => {
    const told = Object.hasOwn(start, name) ? start[name] : undefined;
    return told === undefined ? fresh : { ...fresh, open: told.open ?? fresh.open, remembered: told.remembered ?? 0 };
  });
  if (endAtTarget(rules, accounts) !== null) throw wrong("start_over", { expected: rules.target });
  return accounts;
}

function checkStart(name: string, told: StartTold, rules: ScoringRules, people: People): void {
  const open = told.open ?? null;
  const remembered = told.remembered ?? 0;
  if (!people.names.includes(name)) throw wrong("start_unknown", { name, expected: people.names.join(", ") });
  if (remembered < 0 || (open ?? 0) < 0) {
    throw wrong("start_negative", { name, found: Math.min(remembered, open ?? 0) });
  }
  if (remembered > 0 && rules.opening === null) throw wrong("start_remembered", { name, found: remembered });
  if (remembered > 0 && open !== null) throw wrong("start_both", { name, found: remembered, expected: open });
}
