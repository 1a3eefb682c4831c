/** Who played the match, named and painted as at the table. */
import { t } from "../language/language";
import type { MatchReplay, ReplaySeat } from "../generated/messages";
import { avatarColors } from "../look/avatar";
import type { Person } from "../table/people";

export function peopleIn(replay: MatchReplay): readonly Person[] {
  const names = replay.seats.map(nameOf);
  const colors = avatarColors(replay.seats.map(({ name }) => name));
  return replay.seats.map(({ name, bot }, seat) => ({
    seat,
    name: names[seat] ?? "",
    color: colors[seat] ?? "",
    me: false,
    called: names[seat] ?? "",
    side: replay.sides[seat] ?? seat,
    out: false,
    view: { name, bot, present: true, ready: false, awaited: false },
  }));
}

function nameOf({ name, bot }: ReplaySeat): string {
  return bot === null ? name : t(`bot.${bot}`);
}
