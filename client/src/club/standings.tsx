/** The table of places, as it is read near by; the screen for a whole room has its own. */
import type { StandingRow } from "../generated/club";
import { t } from "../language/language";
import { signed } from "./figures";
import { PlaceColumns } from "./place-columns";
import { alike, type Place, placesOf } from "./places";
import { criterionName, isAmong, names } from "./words";
import "./standings.css";

export interface StandingsProps {
  readonly rows: readonly StandingRow[];
  readonly penalties: boolean;
  readonly pairs: boolean;
  /** Whose row is marked. */
  readonly player?: string | null;
  readonly provisional: boolean;
}

export function Standings(props: StandingsProps) {
  const places = placesOf(props.rows);
  const groups = [...new Set(places.map((place) => place.group))];
  if (places.length === 0) return <p class="quiet-text">{t("club.standings.none")}</p>;
  return (
    <div class="club-standings">
      {props.provisional && <p class="tag standings-provisional">{t("club.provisional")}</p>}
      {groups.map((group) => (
        <GroupTable
          {...props}
          places={places.filter((place) => place.group === group)}
          caption={groups.length > 1 ? t("club.group", { group }) : t("club.standings")}
          captionSeen={groups.length > 1}
          key={group}
        />
      ))}
    </div>
  );
}

interface GroupProps extends Omit<StandingsProps, "rows" | "provisional"> {
  readonly places: readonly Place[];
  readonly caption: string;
  readonly captionSeen: boolean;
}

function GroupTable({ places, penalties, pairs, player = null, caption, captionSeen }: GroupProps) {
  return (
    <table class="standings-table">
      <caption class={captionSeen ? "standings-caption" : "unseen"}>{caption}</caption>
      <thead>
        <tr>
          <PlaceColumns who={t(pairs ? "club.column.pair" : "club_column.player")} />
          <th scope="col">{t("club_column.points")}</th>
          <th scope="col" class="standings-middle">
            {t("club_column.wins")}
          </th>
          <th scope="col">{t("club_column.effectiveness")}</th>
          <th scope="col" class="standings-wide">
            {t("club_column.plus")}
          </th>
          <th scope="col" class="standings-wide">
            {t("club_column.minus")}
          </th>
          {penalties && (
            <th scope="col" class="standings-wide">
              {t("club_column.penalties")}
            </th>
          )}
          <th scope="col" class="standings-wide">
            {t("club_column.decided_by")}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((row) => (
          <tr class={isAmong(player, row.people) ? "standings-mine" : undefined} key={row.entry}>
            <td class="standings-place">{row.place}</td>
            <th scope="row" class="standings-who">
              {names(row.people)}
              <span class="standings-narrow">
                <span class="standings-wins">{t("club.wins", { n: row.wins })} · </span>
                {narrowWords(row, penalties)}
              </span>
            </th>
            <td class="standings-points">{row.points}</td>
            <td class="standings-middle">{row.wins}</td>
            <td class={row.effectiveness.every((value) => value < 0) ? "below-zero" : undefined}>
              {alike(row.effectiveness, signed)}
            </td>
            <td class="standings-wide">{row.plus}</td>
            <td class="standings-wide">{row.minus}</td>
            {penalties && <td class="standings-wide below-zero">{penaltiesWords(row)}</td>}
            <td class="standings-wide standings-decided">{criterionName(row.decided_by)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a phone has no columns for. */
function narrowWords(row: Place, penalties: boolean): string {
  const penalty = penaltiesWords(row);
  return [
    t("club.plus_minus", { plus: row.plus, minus: row.minus }),
    ...(penalties && penalty !== "" ? [t("club.penalties.amount", { points: penalty })] : []),
    t("club.decided_by", { criterion: criterionName(row.decided_by) }),
  ].join(" · ");
}

/** Penalties are points that are taken away; nothing where there are none. */
export function penaltiesWords({ penalties }: Place): string {
  return penalties.every((points) => points === 0) ? "" : alike(penalties, (points) => signed(-points));
}
