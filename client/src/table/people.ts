/** Who sits where, as seen from one's own seat, and what they are called. */
import { avatarColors } from "../look/avatar";
import { t } from "../language/language";
import type { SeatView, TableView } from "../generated/messages";

export type Side = "left" | "top" | "right";

export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  readonly me: boolean;
  readonly view: SeatView;
}

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ["top"],
  3: ["left", "right"],
  4: ["left", "top", "right"],
};

/** Everybody at the table, oneself first, then clockwise. A spectator sees the first seat nearest. */
export function peopleOf(view: TableView): readonly Person[] {
  const colors = avatarColors(view.seats.map((seat) => (seat === null ? null : nameOf(seat))));
  const people: Person[] = [];
  for (let step = 0; step < view.seats.length; step++) {
    const seat = ((view.seat ?? 0) + step) % view.seats.length;
    const seated = view.seats[seat];
    if (seated === null || seated === undefined) continue;
    people.push({ seat, name: nameOf(seated), color: colors[seat] ?? "", me: seat === view.seat, view: seated });
  }
  return people;
}

/** A person's own name; a bot's as the page's language has it. */
function nameOf(seat: SeatView): string {
  return seat.bot === null ? seat.name : t(`bot.${seat.bot}`);
}

/** Where a seat is, seen from one's own. */
export function sideOf(seat: number, view: TableView): Side {
  const count = view.seats.length;
  const step = (seat - (view.seat ?? 0) + count) % count;
  return SIDES[count]?.[step - 1] ?? "top";
}
