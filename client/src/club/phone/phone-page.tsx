/** A player's own page: my table now, how our game ended, where I stand. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { PhoneCommand, PhoneView, StandingRow } from "../../generated/club";
import type { PageProps } from "../../pages";
import { t } from "../../language/language";
import { Logo } from "../../look/logo";
import { eventPath } from "../addresses";
import { clubApi } from "../api";
import { EventMissing } from "../event-missing";
import { followEvening, type Received } from "../live";
import { rememberPage } from "../memory";
import { phoneSending, type Sending } from "../sending";
import { SendingNote } from "../sending-note";
import { ClockTag } from "../clock-tag";
import { roundWords } from "../words";
import { EarlierGames } from "./earlier-games";
import { MyGame, theirsToConfirm } from "./my-game";
import { MyPlace } from "./my-place";
import { Waiting } from "./waiting";
import "./phone.css";

export function PhonePage({ parameters }: PageProps) {
  const { event = "", key = "" } = parameters;
  const live = useMemo(() => followEvening(event, () => clubApi.phone(event, key)), [event, key]);
  const sending = useMemo(() => phoneSending(event, key, live), [event, key, live]);
  useEffect(() => {
    sending.start();
    return live.stop;
  }, [live, sending]);
  const received = live.received.value;
  const name = received?.view.player === null ? null : received?.view.plan.name;
  useEffect(() => {
    if (name !== undefined && name !== null) rememberPage(event, `${eventPath(event)}/me/${key}`, name);
  }, [event, key, name]);
  if (received === null) return <EventMissing status={live.missing.value} />;
  return <Phone received={received} sending={sending} pageKey={key} />;
}

/** Before that, a place says nothing. */
function hasPlayed({ games, byes, forfeits }: StandingRow): boolean {
  return games + byes + forfeits > 0;
}

export interface PhoneProps {
  readonly received: Received<PhoneView>;
  readonly sending: Sending<PhoneCommand>;
  /** What this page is signed by. */
  readonly pageKey: string;
}

export function Phone({ received, sending, pageKey }: PhoneProps) {
  const { view, at } = received;
  const writing = useSignal(false);
  const latest = view.games[0];
  const plays = view.phase !== "finished" && !view.sits_out && latest?.round === view.round;
  const current = plays ? latest : undefined;
  const earlier = current === undefined ? view.games : view.games.slice(1);
  // Who is asked something sees nothing but that.
  const asked = current !== undefined && (writing.value || theirsToConfirm(current) !== null);
  return (
    <div class="phone">
      <header class="phone-head">
        <a href={eventPath(view.event)} aria-label={t("club.to_event")}>
          <Logo size={40} />
        </a>
        <div class="phone-where">
          <p class="quiet-text">
            {view.plan.name}
            {view.round > 0 && ` · ${roundWords(view.round, view.rounds)}`}
          </p>
          <h1>{current === undefined ? view.name : t("club.table.number", { table: current.game.table })}</h1>
        </div>
        {current !== undefined && !current.closed && (
          <ClockTag clock={current.clock} receivedAt={at} atTime={view.plan.at_time} />
        )}
      </header>
      <SendingNote sending={sending} />
      <main class="phone-main">
        {current === undefined ? (
          <Waiting view={view} sending={sending} />
        ) : (
          <MyGame pageKey={pageKey} game={current} view={view} sending={sending} writing={writing} />
        )}
        {view.standing !== null && hasPlayed(view.standing) && !asked && <MyPlace view={view} standing={view.standing} />}
        {!asked && <EarlierGames games={earlier} />}
      </main>
    </div>
  );
}
