/** The event's page for everybody: what, where, when, who, how it stands, and signing up. */
import { useEffect, useMemo } from "preact/hooks";
import type { PublicEntry, PublicView } from "../../generated/club";
import { Header } from "../../home/header";
import { language, t } from "../../language/language";
import type { PageProps } from "../../pages";
import { deskPath, screenPath, seriesPath } from "../addresses";
import { clubApi } from "../api";
import { ClockTag } from "../clock-tag";
import { EventMissing } from "../event-missing";
import { dayAndTime, money } from "../figures";
import { followEvening, type Received } from "../live";
import { knownEvents } from "../memory";
import { PrizeTable } from "../prize-table";
import { Standings } from "../standings";
import { hasBegun, names, outcomeWords, planTags, roundWords, sideNames } from "../words";
import { SignUpForm } from "./sign-up-form";
import "./public.css";

export function PublicPage({ parameters }: PageProps) {
  const event = parameters["event"] ?? "";
  const live = useMemo(() => followEvening(event, () => clubApi.publicView(event)), [event]);
  useEffect(() => live.stop, [live]);
  const received = live.received.value;
  const here = received !== null;
  const signsUp = parameters["part"] === "sign-up";
  useEffect(() => {
    if (here && signsUp) document.getElementById("sign-up")?.scrollIntoView();
  }, [here, signsUp]);
  return (
    <div class="page public-page">
      <Header />
      {received === null ? <EventMissing status={live.missing.value} /> : <EventView received={received} />}
    </div>
  );
}

export function EventView({ received }: { readonly received: Received<PublicView> }) {
  const { view } = received;
  const { plan } = view;
  const known = knownEvents.value.find((other) => other.event === view.event);
  const page = known?.pages[0];
  const signUp = view.sign_up && page === undefined;
  return (
    <main class="public">
      <section class="card public-head">
        <h1>{plan.name}</h1>
        {plan.starts !== null && <p class="public-when">{dayAndTime(plan.starts, language.value)}</p>}
        <ul class="public-tags">
          {planTags(plan).map((words) => (
            <li class="tag" key={words}>
              {words}
            </li>
          ))}
          {plan.fund.stake > 0 && (
            <li class="tag">{t("club.stake", { amount: money(plan.fund.stake, plan.fund.currency, language.value) })}</li>
          )}
        </ul>
        <p class="quiet-text">
          {t(`club.phase.${view.phase}`)}
          {view.round !== null && view.phase !== "finished" && ` · ${roundWords(view.round.round, view.rounds)}`}
        </p>
        <div class="public-links">
          {page !== undefined && (
            <a class="button button-main" href={page}>
              {t("club.my_page")}
            </a>
          )}
          {known !== undefined && known.token !== null && (
            <a class="button" href={deskPath(view.event)}>
              {t("club.organise")}
            </a>
          )}
          <a class="button" href={screenPath(view.event)}>
            {t("club.to_screen")}
          </a>
          {plan.listed && plan.series !== "" && (
            <a class="button" href={seriesPath(plan.series)}>
              {plan.series}
            </a>
          )}
        </div>
      </section>
      {signUp && view.phase === "registration" && <SignUpForm view={view} />}
      {hasBegun(view) && (
        <section class="card public-card">
          <h2>{t(view.phase === "finished" ? "club.standings.final" : "club.standings")}</h2>
          <Standings
            rows={view.standings}
            penalties={plan.format.penalties}
            pairs={plan.format.unit === "pair"}
            provisional={view.provisional}
          />
        </section>
      )}
      {view.phase === "finished" && plan.fund.shares.length > 0 && (
        <section class="card public-card">
          <PrizeTable prizes={view.prizes} fund={plan.fund} final />
        </section>
      )}
      {view.round !== null && view.phase !== "finished" && <Seating received={received} />}
      <WhoPlays view={view} />
      {signUp && view.phase !== "registration" && <SignUpForm view={view} />}
    </main>
  );
}

function Seating({ received: { view, at } }: { readonly received: Received<PublicView> }) {
  const { round, plan } = view;
  if (round === null) return null;
  return (
    <section class="card public-card">
      <div class="public-round">
        <h2>{roundWords(round.round, view.rounds)}</h2>
        {!round.closed && <ClockTag clock={round.clock} receivedAt={at} atTime={plan.at_time} />}
      </div>
      <ol class="seating">
        {round.games.map((game) => (
          <li key={game.table}>
            <span class="seating-table">{game.table}</span>
            <span class="seating-sides">
              <span>{sideNames(game.sides[0])}</span>
              <span>{sideNames(game.sides[1])}</span>
            </span>
            <strong>{outcomeWords(game)}</strong>
          </li>
        ))}
      </ol>
      {round.byes.length > 0 && (
        <p class="quiet-text">{t("club.byes.names", { names: round.byes.map(({ people }) => names(people)).join("; ") })}</p>
      )}
    </section>
  );
}

function WhoPlays({ view }: { readonly view: PublicView }) {
  const people = view.entries.filter((entry) => entry.status !== "withdrawn");
  return (
    <section class="card public-card public-who">
      <h2>{t(`club.who.${view.plan.format.unit}`, { n: people.length })}</h2>
      {people.length === 0 ? (
        <p class="quiet-text">{t("club.people.none")}</p>
      ) : (
        <ul class="who">
          {people.map((entry) => (
            <li key={entry.entry}>
              {entry.names.join(", ")}
              <small class="quiet-text">{clubsOf(entry)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function clubsOf(entry: PublicEntry): string {
  return [...new Set(entry.clubs.filter((club) => club !== ""))].join(", ");
}
