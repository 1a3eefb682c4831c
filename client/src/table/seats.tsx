/** The other people round the table. */
import { t } from "../language/language";
import type { TableView } from "../generated/messages";
import type { Remaining } from "./clock";
import type { Layout } from "./layout-mode";
import { type Person, placeOf } from "./people";
import { Seat } from "./seat";
import { accountOf } from "./sides";

export interface SeatsProps {
  readonly view: TableView;
  readonly people: readonly Person[];
  readonly layout: Layout;
  readonly remaining: Remaining | null;
  readonly knocks: ReadonlySet<number>;
}

export function Seats({ view, people, layout, remaining, knocks }: SeatsProps) {
  const { match } = view;
  const [nearest, ...others] = people;
  return (
    <ul class={`seats seats-${others.length}`} aria-label={t("seats.name")}>
      {others.map((person) => (
        <Seat
          key={person.seat}
          person={person}
          place={placeOf(person.seat, view)}
          partner={person.side === nearest?.side}
          layout={layout}
          account={accountOf(match?.accounts, person.side)}
          tiles={match?.tiles[person.seat] ?? 0}
          turn={match?.turn === person.seat}
          remaining={match?.turn === person.seat ? remaining : null}
          drawn={match?.drawn ?? 0}
          knocks={knocks.has(person.seat)}
        />
      ))}
    </ul>
  );
}
