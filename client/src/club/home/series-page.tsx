/** A series: its season's table, its people's ratings, and its events. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SeriesView } from "../../generated/club";
import { Header } from "../../home/header";
import { t } from "../../language/language";
import type { PageProps } from "../../pages";
import { clubApi } from "../api";
import { EventMissing } from "../event-missing";
import { signed } from "../figures";
import { untilAnswered } from "../outbox";
import "../standings.css";
import "./club-home.css";
import { EventLine } from "./event-line";
import { RatingsTable } from "./ratings-table";
import { PlaceColumns } from "../place-columns";
import "./series-page.css";

export function SeriesPage({ parameters }: PageProps) {
  const name = decodeURIComponent(parameters["series"] ?? "");
  const view = useSignal<SeriesView | null>(null);
  const missing = useSignal<number | null>(null);
  useEffect(() => {
    let wanted = true;
    void untilAnswered(() => clubApi.series(name)).then((answer) => {
      if (!wanted) return;
      if (answer.ok) view.value = answer.value;
      else missing.value = answer.status;
    });
    return () => {
      wanted = false;
    };
  }, [name, view, missing]);
  if (view.value === null) return <EventMissing status={missing.value} />;
  return (
    <div class="page club-home">
      <Header />
      <main class="club-main series">
        <section class="card club-hero series-season">
          <h1>{view.value.name}</h1>
          <Season view={view.value} />
        </section>
        {view.value.ratings.length > 0 && (
          <section class="card club-hero series-ratings">
            <h2>{t("club.ratings")}</h2>
            <RatingsTable lines={view.value.ratings} />
            <p class="quiet-text">{t("club.ratings.text", { games: view.value.settled_after })}</p>
          </section>
        )}
        <section class="club-lists series-events">
          <h2>{t("club.series.events")}</h2>
          <ul class="club-list">
            {view.value.events.map((event) => (
              <EventLine listed={event} withSeries={false} key={event.event} />
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}

function Season({ view }: { readonly view: SeriesView }) {
  if (view.table.length === 0) return <p class="quiet-text">{t("club.series.none")}</p>;
  return (
    <table class="standings-table">
      <caption class="standings-caption">{t("club.series.table")}</caption>
      <thead>
        <tr>
          <PlaceColumns who={t("club_column.player")} />
          <th scope="col" class="standings-middle">
            {t("club.series.played")}
          </th>
          <th scope="col">{t("club_column.points")}</th>
          <th scope="col" class="standings-middle">
            {t("club_column.wins")}
          </th>
          <th scope="col">{t("club_column.effectiveness")}</th>
        </tr>
      </thead>
      <tbody>
        {view.table.map((line) => (
          <tr key={line.name}>
            <td>{line.place}</td>
            <th scope="row" class="standings-who">
              {line.name}
            </th>
            <td class="standings-middle">{line.events}</td>
            <td>{line.points}</td>
            <td class="standings-middle">{line.wins}</td>
            <td>{signed(line.effectiveness)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
