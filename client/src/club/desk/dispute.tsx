/** Two sides have said two things: the organiser decides which is written. */
import { useSignal } from "@preact/signals";
import type { GameView } from "../../generated/club";
import { t } from "../../language/language";
import { scoreWords, sideNames } from "../words";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";

export interface DisputeProps {
  readonly desk: Desk;
  readonly round: number;
  readonly game: GameView;
}

export function DisputeChoice({ desk, round, game }: DisputeProps) {
  const acting = useActing(desk);
  const chosen = useSignal<number | null>(null);
  const decided = game.reports.find((report) => report.side === chosen.value);
  const decide = () => {
    if (decided !== undefined) {
      void acting.act({ kind: "enter_result", round, table: game.table, outcome: decided.played });
    }
  };
  return (
    <div class="dispute">
      <ul class="dispute-said">
        {game.reports.map((report) => (
          <li key={report.side}>
            {t("club.dispute.said", { names: sideNames(game.sides[report.side === 0 ? 0 : 1]) })}{" "}
            <b>{scoreWords(report.played.points)}</b>
            {report.played.timed && ` (${t("club.timed")})`}
          </li>
        ))}
      </ul>
      <div class="dispute-choice">
        {game.reports.map((report) => (
          <button
            type="button"
            class="button"
            aria-pressed={report.side === chosen.value}
            onClick={() => {
              chosen.value = report.side;
            }}
            key={report.side}
          >
            {scoreWords(report.played.points)}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="button button-main"
        disabled={decided === undefined}
        aria-busy={acting.busy}
        onClick={decide}
      >
        {t("club.dispute.decide")}
      </button>
      <ActingNote acting={acting} />
    </div>
  );
}
