/** The seats of a table that waits, filling as people come. */
import type { SeatView, TableView } from "../generated/messages";
import { t } from "../language/language";
import { Avatar, avatarColors, FreeSeat } from "../look/avatar";

export function WaitingSeats({ view }: { readonly view: TableView }) {
  const names = view.seats.map((seat) => (seat === null ? null : nameOf(seat)));
  const colors = avatarColors(names);
  return (
    <ul class="waiting-seats" aria-label={t("waiting.seats")}>
      {view.seats.map((seat, index) => (
        <li class={seat === null ? "waiting-seat waiting-seat-free" : "waiting-seat"} key={index}>
          {seat === null ? (
            <FreeSeat size={52} />
          ) : (
            <Avatar name={nameOf(seat)} color={colors[index] ?? undefined} size={52} away={!seat.present} />
          )}
          <span class="waiting-name">{names[index] ?? t("waiting.free_seat")}</span>
          {seat !== null && <span class="waiting-note">{noteOf(seat, index === view.seat)}</span>}
        </li>
      ))}
    </ul>
  );
}

function nameOf(seat: SeatView): string {
  return seat.bot === null ? seat.name : t(`bot.${seat.bot}`);
}

function noteOf(seat: SeatView, mine: boolean): string {
  if (mine) return t("waiting.you");
  if (seat.bot !== null) return t("waiting.bot");
  return seat.present ? "" : t("waiting.away");
}
