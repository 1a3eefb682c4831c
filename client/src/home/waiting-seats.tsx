/** The seats of a table that waits, filling as people come. A free one is taken by a tap. */
import type { Ref } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { SeatView, TableView } from "../generated/messages";
import { t } from "../language/language";
import { Avatar, avatarColors, FreeSeat } from "../look/avatar";
import { LinkIcon } from "../look/icons";
import type { SeatChoice } from "./seat-choice";
import { seatsBySide } from "./seat-order";

interface WaitingSeatsProps {
  readonly view: TableView;
  readonly choice: SeatChoice;
}

export function WaitingSeats({ view, choice }: WaitingSeatsProps) {
  const own = useFocusAfterMoving(view.seat);
  const seats = view.seats.map((_, seat) => seat);
  const sides = seatsBySide(view.sides);
  // Seats are numbered as they stand here: pair by pair.
  const common = { view, choice, own, order: sides.flat() };
  if (!view.rules.pairs) return <SeatList {...common} seats={seats} name={t("waiting.seats")} />;
  return (
    <div class="waiting-pairs">
      {sides.map((pair) => (
        <div class="waiting-pair" key={pair[0]}>
          <span class="waiting-together" aria-hidden="true">
            <LinkIcon size={16} />
            {t("waiting.pair")}
          </span>
          <SeatList {...common} seats={pair} name={t("waiting.pair")} />
        </div>
      ))}
    </div>
  );
}

interface SeatListProps extends WaitingSeatsProps {
  readonly own: Ref<HTMLLIElement>;
  readonly order: readonly number[];
  readonly seats: readonly number[];
  readonly name: string;
}

function SeatList({ view, choice, own, order, seats, name }: SeatListProps) {
  const names = view.seats.map((seat) => (seat === null ? null : nameOf(seat)));
  const colors = avatarColors(view.seats.map((seat) => seat?.name ?? null));
  return (
    <ul class="waiting-seats" aria-label={name}>
      {seats.map((index) => {
        const seat = view.seats[index] ?? null;
        const mine = index === view.seat;
        if (seat === null) {
          const partners = seats.flatMap((other) => (view.rules.pairs ? (names[other] ?? []) : []));
          return (
            <li class="waiting-seat" key={index}>
              <Free view={view} choice={choice} seat={index} number={order.indexOf(index) + 1} partners={partners} />
            </li>
          );
        }
        return (
          <li class="waiting-seat" key={index} ref={mine ? own : null} tabIndex={mine ? -1 : undefined}>
            <div class="waiting-card">
              <Avatar name={nameOf(seat)} color={colors[index] ?? undefined} size={52} away={!seat.present} />
              <span class="waiting-name">{names[index]}</span>
              <span class="waiting-note">{noteOf(seat, mine)}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface FreeProps extends WaitingSeatsProps {
  readonly seat: number;
  readonly number: number;
  readonly partners: readonly string[];
}

/** At a tournament's table seats are given, not taken. */
function Free({ view, choice, seat, number, partners }: FreeProps) {
  const content = (
    <>
      <FreeSeat size={52} />
      <span class="waiting-name">{t("waiting.free_seat")}</span>
      <span class="waiting-note" />
    </>
  );
  if (view.event !== null) return <div class="waiting-card waiting-card-free">{content}</div>;
  const name = partners.join(", ");
  return (
    <button
      type="button"
      class="waiting-card waiting-card-free"
      aria-label={name === "" ? t("waiting.take", { seat: number }) : t("waiting.take.pair", { seat: number, name })}
      aria-pressed={view.seat === null ? choice.wanted.value === seat : undefined}
      onClick={() => void choice.take(seat)}
    >
      {content}
    </button>
  );
}

/** The free seat that was pressed is a button no more: whoever uses the keyboard goes on from where they sit now. */
function useFocusAfterMoving(seat: number | null): Ref<HTMLLIElement> {
  const own = useRef<HTMLLIElement>(null);
  const before = useRef(seat);
  useEffect(() => {
    if (before.current === seat) return;
    before.current = seat;
    if (document.activeElement === document.body) own.current?.focus({ preventScroll: true });
  }, [seat]);
  return own;
}

function nameOf(seat: SeatView): string {
  return seat.bot === null ? seat.name : t(`bot.${seat.bot}`);
}

function noteOf(seat: SeatView, mine: boolean): string {
  if (mine) return t("waiting.you");
  if (seat.bot !== null) return t("waiting.bot");
  return seat.present ? "" : t("waiting.away");
}
