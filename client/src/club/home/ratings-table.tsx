/** The ratings of a series' people; a name opens what its events were for it. */
import { useSignal } from "@preact/signals";
import type { RatedEvent, RatingLine } from "../../generated/club";
import { t } from "../../language/language";
import { eventPath } from "../addresses";
import { signed } from "../figures";
import { PlaceColumns } from "../place-columns";
import "./ratings-table.css";

const COLUMNS = 5;

export function RatingsTable({ lines }: { readonly lines: readonly RatingLine[] }) {
  return (
    <table class="standings-table ratings">
      <caption class="unseen">{t("club.ratings")}</caption>
      <thead>
        <tr>
          <PlaceColumns who={t("club_column.player")} />
          <th scope="col" class="standings-middle">
            {t("club_column.games")}
          </th>
          <th scope="col">{t("club.ratings.change")}</th>
          <th scope="col">{t("club.ratings")}</th>
        </tr>
      </thead>
      {lines.map((line, index) => (
        <Person line={line} id={`rating-${index}`} key={line.name} />
      ))}
    </table>
  );
}

interface PersonProps {
  readonly line: RatingLine;
  readonly id: string;
}

function Person({ line, id }: PersonProps) {
  const open = useSignal(false);
  const latest = line.events.at(-1);
  return (
    <tbody class={line.place === null ? "rating-provisional" : undefined}>
      <tr>
        <td class="standings-place">{line.place}</td>
        <th scope="row" class="standings-who">
          <button
            type="button"
            class="rating-who"
            aria-expanded={open.value}
            aria-controls={id}
            onClick={() => {
              open.value = !open.value;
            }}
          >
            {line.name}
          </button>
        </th>
        <td class="standings-middle">{line.games}</td>
        <td>{latest !== undefined && <Change value={latest.change} />}</td>
        <td>
          <span class="rating-value">{line.rating}</span>
          <small class="rating-margin">
            {t("club.ratings.margin", { margin: line.margin })}
            {line.place === null && <span class="unseen">, {t("club.ratings.provisional")}</span>}
          </small>
        </td>
      </tr>
      <tr id={id} hidden={!open.value}>
        <td colspan={COLUMNS} class="rating-past">
          <ol>
            {line.events.toReversed().map((rated) => (
              <Past rated={rated} key={rated.event} />
            ))}
          </ol>
        </td>
      </tr>
    </tbody>
  );
}

function Past({ rated }: { readonly rated: RatedEvent }) {
  return (
    <li>
      <a href={eventPath(rated.event)}>{rated.name}</a>
      <span class="quiet-text">{t("club.ratings.games", { n: rated.games, wins: rated.wins })}</span>
      <Change value={rated.change} />
      <b>{rated.rating}</b>
    </li>
  );
}

function Change({ value }: { readonly value: number }) {
  return <span class={value < 0 ? "rating-change below-zero" : "rating-change"}>{signed(value)}</span>;
}
