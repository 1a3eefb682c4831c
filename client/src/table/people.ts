/** Who sits where, as seen from one's own seat, and what they are called. */
import { avatarColors } from "../look/avatar";
import { t } from "../language/language";
import type { SeatView, TableView } from "../generated/messages";

export type Place = "left" | "top" | "right";

export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  /** What stands for them instead of the initial. */
  readonly sign?: string | undefined;
  readonly me: boolean;
  /** What they are called among others: "You", or their name. */
  readonly called: string;
  /** Whom they share an account with: all who have the same side. */
  readonly side: number;
  /** Whether they have dropped out of a match that goes on. */
  readonly out: boolean;
  readonly view: SeatView;
}

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ["top"],
  3: ["left", "right"],
  4: ["left", "top", "right"],
};

/** Everybody at the table, oneself first, then clockwise. A spectator sees the first seat nearest. */
export function peopleOf(view: TableView): readonly Person[] {
  // A bot's name there is its character: whoever reads another language sees the same paints.
  const colors = avatarColors(view.seats.map((seat) => seat?.name ?? null));
  const people: Person[] = [];
  for (let step = 0; step < view.seats.length; step++) {
    const seat = ((view.seat ?? 0) + step) % view.seats.length;
    const seated = view.seats[seat];
    if (seated === null || seated === undefined) continue;
    const me = seat === view.seat;
    const name = nameOf(seated);
    people.push({
      seat,
      name,
      color: colors[seat] ?? "",
      me,
      called: me ? t("seat.you") : name,
      side: view.sides[seat] ?? seat,
      out: view.match !== null && view.match.end === null && !view.match.in_play.includes(seat),
      view: seated,
    });
  }
  return people;
}

/** A person's own name; a bot's as the page's language has it. */
function nameOf(seat: SeatView): string {
  return seat.bot === null ? seat.name : t(`bot.${seat.bot}`);
}

/** Where a seat is, seen from one's own. */
export function placeOf(seat: number, view: TableView): Place {
  const count = view.seats.length;
  const step = (seat - (view.seat ?? 0) + count) % count;
  return PLACES[count]?.[step - 1] ?? "top";
}
