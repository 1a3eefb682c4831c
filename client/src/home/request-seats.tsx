/** The seats of a request, partners together; a free one is taken by a tap. */
import type { RequestView } from "../generated/messages";
import { t } from "../language/language";
import { Avatar, avatarColors, FreeSeat } from "../look/avatar";
import { seatsBySide } from "./seat-order";

export interface RequestSeatsProps {
  readonly request: RequestView;
  readonly names: string;
  /** Null where one sits there already. */
  readonly onTake: ((seat: number) => void) | null;
}

export function RequestSeats({ request, names, onTake }: RequestSeatsProps) {
  const colors = avatarColors(request.seats);
  const sides = seatsBySide(request.sides);
  const order = sides.flat();
  return (
    <span class="request-seats">
      {sides.map((seats) => (
        <span class="request-side" key={seats[0]}>
          {seats.map((seat) => {
            const name = request.seats[seat] ?? null;
            if (name !== null) return <Avatar key={seat} name={name} color={colors[seat] ?? undefined} size={34} />;
            if (onTake === null) return <FreeSeat key={seat} />;
            const partners = seats.flatMap((other) => request.seats[other] ?? []);
            return (
              <button
                key={seat}
                type="button"
                class="request-take"
                aria-label={takeWords({ seat: order.indexOf(seat) + 1, names }, partners)}
                onClick={() => onTake(seat)}
              >
                <FreeSeat />
              </button>
            );
          })}
        </span>
      ))}
    </span>
  );
}

function takeWords(place: { readonly seat: number; readonly names: string }, partners: readonly string[]): string {
  if (partners.length === 0) return t("home.requests.take", place);
  return t("home.requests.take.pair", { ...place, name: partners.join(", ") });
}
