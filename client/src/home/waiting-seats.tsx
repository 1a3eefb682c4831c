/** The seats of a table that waits, filling as people come. */
import type { SeatView, TableView } from "../generated/messages";
import { t } from "../language/language";
import { Avatar, avatarColors, FreeSeat } from "../look/avatar";
import { LinkIcon } from "../look/icons";

export function WaitingSeats({ view }: { readonly view: TableView }) {
  const seats = view.seats.map((_, seat) => seat);
  if (!view.rules.pairs) return <SeatList view={view} seats={seats} name={t("waiting.seats")} />;
  const pairs = [...new Set(view.sides)].map((side) => seats.filter((seat) => view.sides[seat] === side));
  return (
    <div class="waiting-pairs">
      {pairs.map((pair) => (
        <div class="waiting-pair" key={pair[0]}>
          <span class="waiting-together" aria-hidden="true">
            <LinkIcon size={16} />
            {t("waiting.pair")}
          </span>
          <SeatList view={view} seats={pair} name={t("waiting.pair")} />
        </div>
      ))}
    </div>
  );
}

interface SeatListProps {
  readonly view: TableView;
  readonly seats: readonly number[];
  readonly name: string;
}

function SeatList({ view, seats, name }: SeatListProps) {
  const names = view.seats.map((seat) => (seat === null ? null : nameOf(seat)));
  const colors = avatarColors(names);
  return (
    <ul class="waiting-seats" aria-label={name}>
      {seats.map((index) => {
        const seat = view.seats[index] ?? null;
        return (
          <li class={seat === null ? "waiting-seat waiting-seat-free" : "waiting-seat"} key={index}>
            {seat === null ? (
              <FreeSeat size={52} />
            ) : (
              <Avatar name={nameOf(seat)} color={colors[index] ?? undefined} size={52} away={!seat.present} />
            )}
            <span class="waiting-name">{names[index] ?? t("waiting.free_seat")}</span>
            {seat !== null && <span class="waiting-note">{noteOf(seat, index === view.seat)}</span>}
          </li>
        );
      })}
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
