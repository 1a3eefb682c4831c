/** What stands above and below every page of the screen. */
import type { ClockPhase, ScreenView } from "../../generated/club";
import { t } from "../../language/language";
import { ClockIcon, WarnIcon } from "../../look/icons";
import { Logo } from "../../look/logo";
import { countdown } from "../figures";
import { CodeIcon } from "../icons";
import type { Received } from "../live";
import { useRoundClock } from "../round-clock";
import { formatName, gameWords, roundWords } from "../words";
import type { ScreenPage } from "./screen-pages";

export function ScreenHead({ received: { view, at } }: { readonly received: Received<ScreenView> }) {
  const { plan, round, phase } = view;
  const says = [
    phase === "finished" ? t("club.phase.finished") : round === null ? "" : roundWords(round.round, view.rounds),
    formatName(plan.format),
    t("club.games", { game: gameWords(plan.format) }),
    t("club.people", { n: view.people }),
  ];
  return (
    <header class="screen-head">
      <Logo size={108} />
      <div>
        <h1>{plan.name}</h1>
        <p>{says.filter((part) => part !== "").join(" · ")}</p>
      </div>
      {phase === "round" && <ScreenClock received={{ view, at }} />}
    </header>
  );
}

const SAYS: Readonly<Record<ClockPhase, string>> = {
  ready: "club.clock.ready",
  running: "club.clock.left",
  warning: "club.clock.left",
  paused: "club.clock.paused",
  last_hand: "club.clock.last_hand",
  over: "club.clock.over",
};

function ScreenClock({ received: { view, at } }: { readonly received: Received<ScreenView> }) {
  const clock = useRoundClock(view.round?.clock ?? null, at, view.plan.at_time);
  if (clock === null) return null;
  const words = clock.phase === "last_hand" || clock.phase === "over";
  return (
    <div class={`screen-clock screen-clock-${clock.phase}`} role="timer">
      {words ? (
        <strong>
          <WarnIcon size={64} />
          {t(SAYS[clock.phase])}
        </strong>
      ) : (
        <>
          <span>{t(SAYS[clock.phase])}</span>
          {countdown(clock.remaining)}
        </>
      )}
    </div>
  );
}

interface FootProps {
  readonly view: ScreenView;
  readonly page: ScreenPage;
  readonly turns: boolean;
}

export function ScreenFoot({ view, page, turns }: FootProps) {
  return (
    <footer class="screen-foot">
      {view.provisional && view.round !== null && (
        <span>
          <ClockIcon size={30} />
          {t("club.screen.provisional", { n: view.round.done, of: view.round.games.length })}
        </span>
      )}
      {page.kind === "places" && page.of > page.rows.length && (
        <span>{t("club.screen.places", { from: page.from, to: page.to, of: page.of })}</span>
      )}
      {turns && <span>{t("club.screen.turns", { n: 12 })}</span>}
      <span class="screen-link">
        <CodeIcon size={30} />
        {view.links.public.replace(/^https?:\/\//, "")}
      </span>
    </footer>
  );
}
