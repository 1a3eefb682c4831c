/** My game of the round: who sits here, and how it ended by what each side has said. */
import { type Signal, useSignal } from "@preact/signals";
import type { ClubRefused, PhoneCommand, PhoneGame, PhoneView, ReportView } from "../../generated/club";
import { t } from "../../language/language";
import { CheckIcon, WarnIcon } from "../../look/icons";
import { Refused } from "../refused";
import type { Sending } from "../sending";
import { played, pointsOf, scoreWords } from "../words";
import { ConfirmScore } from "./confirm-score";
import { PlayOnline } from "./play-online";
import { ReportScore } from "./report-score";
import { Gains, Sides } from "./sides";

export interface MyGameProps {
  readonly game: PhoneGame;
  readonly view: PhoneView;
  readonly sending: Sending<PhoneCommand>;
  /** What this page is signed by. */
  readonly pageKey: string;
  /** I am about to say how it ended. */
  readonly writing: Signal<boolean>;
}

/** What the other side has said, if it is for me now to say whether it is right. */
export function theirsToConfirm({ game, side, may_report }: PhoneGame): ReportView | null {
  const said = (by: "mine" | "theirs") => game.reports.find((report) => (report.side === side) === (by === "mine")) ?? null;
  return may_report && said("mine") === null ? said("theirs") : null;
}

export function MyGame({ game, view, sending, pageKey, writing }: MyGameProps) {
  const refused = useSignal<ClubRefused | null>(null);
  const mine = game.game.reports.find((report) => report.side === game.side) ?? null;
  const theirs = game.game.reports.find((report) => report.side !== game.side) ?? null;
  const report = async (points: readonly [number, number], timed: boolean) => {
    refused.value = null;
    writing.value = false;
    const answer = await sending.send({ kind: "report", round: game.round, table: game.game.table, played: played(points, timed) });
    if (!answer.ok) refused.value = answer.refused;
  };
  const write = () => {
    writing.value = true;
  };
  const busy = sending.waiting.value > 0;
  const toConfirm = theirsToConfirm(game);

  if (writing.value) {
    return (
      <ReportScore
        game={game}
        view={view}
        initial={mine}
        onReport={(points, timed) => void report(points, timed)}
        onBack={() => {
          writing.value = false;
        }}
      />
    );
  }
  if (toConfirm !== null) {
    return (
      <ConfirmScore
        game={game}
        view={view}
        theirs={toConfirm}
        busy={busy}
        refused={refused.value}
        onConfirm={() => void report(toConfirm.played.points, toConfirm.played.timed)}
        onOtherwise={write}
      />
    );
  }
  return (
    <>
      <section class="card phone-game">
        <Sides game={game} player={view.player} points={shownPoints(game, mine)} />
      </section>
      {game.online ? <PlayOnline view={view} pageKey={pageKey} /> : <State game={game} mine={mine} theirs={theirs} />}
      {game.gains !== null && game.game.outcome !== null && <Gains gains={game.gains[game.side === 0 ? 0 : 1]} />}
      <Refused refused={refused.value} />
      {game.may_report && !game.online && (
        <button
          type="button"
          class={mine === null ? "button button-main phone-write" : "button phone-write"}
          aria-busy={busy}
          onClick={write}
        >
          {t(mine === null ? "club.phone.write" : "club.phone.change")}
        </button>
      )}
    </>
  );
}

function shownPoints(game: PhoneGame, mine: ReportView | null): readonly [number, number] | null {
  return pointsOf(game.game) ?? mine?.played.points ?? null;
}

interface StateProps {
  readonly game: PhoneGame;
  readonly mine: ReportView | null;
  readonly theirs: ReportView | null;
}

/** What has become of the score, in words and with a sign. */
function State({ game, mine, theirs }: StateProps) {
  switch (game.game.status) {
    case "open":
      return <p class="phone-state">{t("club.phone.open")}</p>;
    case "half":
      return (
        <p class="phone-state phone-half" role="status">
          {t("club.phone.half")}
        </p>
      );
    case "disputed":
      return (
        <div class="phone-state phone-disputed" role="status">
          <WarnIcon size={22} />
          <div>
            <strong>{t("club.phone.disputed")}</strong>
            <p>
              {mine !== null && t("club.phone.disputed.mine", { score: scoreWords(mine.played.points) })}{" "}
              {theirs !== null && t("club.phone.disputed.theirs", { score: scoreWords(theirs.played.points) })}
            </p>
          </div>
        </div>
      );
    case "confirmed":
    case "entered":
    case "decided":
      return (
        <p class="phone-state phone-settled" role="status">
          <CheckIcon size={20} />
          {t(game.game.outcome?.type === "forfeited" ? "club.phone.forfeited" : `club.phone.${game.game.status}`)}
        </p>
      );
  }
}
