/** Beside the tables on a wide screen: the places, what is disputed, what happened last. */
import type { GameView, LogLine, OrganiserView } from "../../generated/club";
import { language, t } from "../../language/language";
import { signed, timeOfDay } from "../figures";
import { alike, placesOf } from "../places";
import { codeAddress } from "../api";
import { hasBegun, logWords, names } from "../words";
import type { Desk } from "./desk";
import { DisputeChoice } from "./dispute";
import type { Part } from "./parts";
import { PenaltyFields } from "./penalty-fields";
import "./aside.css";

const PLACES = 8;
const LINES = 4;

export function DeskAside({ desk, part }: { readonly desk: Desk; readonly part: Part }) {
  const { view } = desk.received;
  const places = hasBegun(view) ? placesOf(view.standings) : [];
  const disputed = view.round?.games.filter((game) => game.status === "disputed") ?? [];
  if (part !== "rounds" && part !== "people") return null;
  return (
    <aside class="desk-aside" aria-label={t("club.aside")}>
      {places.length > 0 && (
        <>
          <div class="aside-head">
            <h2>{t("club.standings")}</h2>
            {view.provisional && <span class="tag">{t("club.provisional")}</span>}
          </div>
          <table class="aside-places">
            <caption class="unseen">{t("club.standings")}</caption>
            <thead class="unseen">
              <tr>
                <th scope="col">{t("club_column.place")}</th>
                <th scope="col">{t("club_column.player")}</th>
                <th scope="col">{t("club_column.points")}</th>
                <th scope="col">{t("club_column.effectiveness")}</th>
              </tr>
            </thead>
            <tbody>
              {places.slice(0, PLACES).map((place) => (
                <tr key={place.entry}>
                  <td>{place.place}</td>
                  <th scope="row">{names(place.people)}</th>
                  <td>
                    <b>{place.points}</b>
                  </td>
                  <td>{alike(place.effectiveness, signed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {view.round !== null &&
        disputed.map((game) => (
          <section key={game.table}>
            <h2>{t("club.dispute.title", { table: game.table })}</h2>
            <DisputeChoice desk={desk} round={view.round?.round ?? 0} game={game} />
          </section>
        ))}
      <PenaltiesOfLatest desk={desk} />
      {view.phase === "registration" && view.plan.sign_up && (
        <section class="aside-code">
          <h2>{t("club.screen.sign_up")}</h2>
          <img class="code" src={codeAddress(desk.event, "sign-up")} alt={t("club.code.sign_up")} />
          <p class="quiet-text">{view.links.sign_up.replace(/^https?:\/\//, "")}</p>
        </section>
      )}
      <LatestLines lines={view.log.slice(0, LINES)} />
    </aside>
  );
}

/** After each game the people of its table are there to be penalised, without looking for them. */
function PenaltiesOfLatest({ desk }: { readonly desk: Desk }) {
  const { view } = desk.received;
  const game = latestGame(view);
  if (view.round === null || view.round.closed || game === undefined || !view.plan.format.penalties) return null;
  return (
    <section key={game.table}>
      <h2>{t("club.penalties.of_table", { table: game.table })}</h2>
      <PenaltyFields desk={desk} round={view.round} people={game.sides.flatMap((side) => side.people)} />
    </section>
  );
}

/** The table of this round whose result came last. */
function latestGame({ round, log }: OrganiserView): GameView | undefined {
  if (round === null) return undefined;
  const done = round.games.filter((game) => game.outcome !== null);
  const line = log.find(({ values }) => done.some((game) => game.table === values["table"]));
  return done.find((game) => game.table === line?.values["table"]);
}

function LatestLines({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <ul class="aside-log">
      {lines.map((line) => (
        <li class={line.undone ? "log-undone" : undefined} key={line.act}>
          {timeOfDay(line.at, language.value)} {line.by !== "" && <b>{line.by}</b>} {logWords(line)}
        </li>
      ))}
    </ul>
  );
}
