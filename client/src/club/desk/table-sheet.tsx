/** What is rarely done with a table: correcting, a side that didn't come, taking a result back, penalties, other seats. */
import { useSignal } from "@preact/signals";
import type { GameView, OrganiserCommand, RoundView } from "../../generated/club";
import { t } from "../../language/language";
import { Sheet } from "../../look/sheet";
import { Switch } from "../../look/switch";
import { readScore, type TypedScore } from "../score-entry";
import { played, pointsOf, scoreWords, sideNames } from "../words";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";
import { PenaltyFields } from "./penalty-fields";
import { ReasonField } from "./reason-field";
import { reasonsWords } from "./draw-reasons";
import { ScoreFields } from "./score-fields";
import { SeatChange } from "./seat-change";

export interface TableSheetProps {
  readonly desk: Desk;
  readonly round: RoundView;
  readonly game: GameView;
  readonly onClose: () => void;
}

export function TableSheet({ desk, round, game, onClose }: TableSheetProps) {
  const { format } = desk.received.view.plan;
  // What both pairs have signed, or what a closed round has counted, isn't changed without a word of why.
  const counts = game.status === "confirmed" || round.closed;
  const reason = useSignal("");
  const reasonMissing = useSignal(false);
  const acting = useActing(desk);
  const act = async (command: OrganiserCommand, needsReason: boolean) => {
    reasonMissing.value = needsReason && reason.value.trim() === "";
    if (!reasonMissing.value && (await acting.act(command))) onClose();
  };
  const place = { round: round.round, table: game.table, reason: reason.value.trim() } as const;
  return (
    <Sheet title={t("club.table.number", { table: game.table })} onClose={onClose}>
      <p class="quiet-text">
        {sideNames(game.sides[0])} — {sideNames(game.sides[1])}
      </p>
      <ScoreForm
        game={game}
        target={format.game.target}
        words={t(game.outcome === null ? "club.write" : "club.correct")}
        onWrite={(points, timed) =>
          void act({ kind: "enter_result", ...place, outcome: played(points, timed) }, counts)
        }
      />
      <fieldset>
        <legend class="choice-label">{t("club.forfeit")}</legend>
        <div class="forfeits">
          {([0, 1] as const).map((side) => (
            <button
              type="button"
              class="button"
              onClick={() => {
                const outcome = { type: "forfeited", absent: [side === 0, side === 1] } as const;
                void act({ kind: "enter_result", ...place, outcome }, counts);
              }}
              key={side}
            >
              {sideNames(game.sides[side])}
            </button>
          ))}
          <button
            type="button"
            class="button"
            onClick={() =>
              void act({ kind: "enter_result", ...place, outcome: { type: "forfeited", absent: [true, true] } }, counts)
            }
          >
            {t("club.forfeit.both")}
          </button>
        </div>
      </fieldset>
      <ReasonField reason={reason} missing={reasonMissing.value} needed={counts} />
      {!round.closed && (game.outcome !== null || game.reports.length > 0) && (
        <button type="button" class="button" onClick={() => void act({ kind: "clear_result", ...place }, counts)}>
          {t("club.clear_result")}
        </button>
      )}
      <ActingNote acting={acting} entry={scoreOf(game)} />
      {format.penalties && <PenaltyFields desk={desk} round={round} people={game.sides.flatMap((side) => side.people)} />}
      {game.outcome === null && !round.closed && <SeatChange desk={desk} round={round} game={game} />}
      <p class="quiet-text table-reasons">{reasonsWords(game.reasons)}</p>
    </Sheet>
  );
}

function scoreOf(game: GameView): string {
  const points = pointsOf(game);
  return points === null ? "" : scoreWords(points);
}

interface ScoreFormProps {
  readonly game: GameView;
  readonly target: number;
  readonly words: string;
  readonly onWrite: (points: readonly [number, number], timed: boolean) => void;
}

function ScoreForm({ game, target, words, onWrite }: ScoreFormProps) {
  const points = pointsOf(game);
  const typed = useSignal<TypedScore>({
    first: points === null ? "" : String(points[0]),
    second: points === null ? "" : String(points[1]),
    timed: game.outcome?.type === "played" && game.outcome.timed,
  });
  const said = useSignal(false);
  const entry = readScore(typed.value, target);
  const write = () => {
    said.value = true;
    if (entry.kind === "score") onWrite(entry.points, entry.timed);
  };
  return (
    <div class="score-form">
      <ScoreFields
        table={game.table}
        typed={typed.value}
        hint={entry.kind === "score" ? [String(entry.points[0]), String(entry.points[1])] : ["—", "—"]}
        invalid={said.value && entry.kind === "fault"}
        onTyped={(change) => {
          said.value = false;
          typed.value = change;
        }}
        onEnter={write}
      />
      <Switch
        label={t("club.timed")}
        on={typed.value.timed}
        onChange={(timed) => {
          typed.value = { ...typed.value, timed };
        }}
      />
      {said.value && entry.kind === "fault" && (
        <p class="refusal" role="alert">
          {t(`club.score.${entry.fault}`, { target })}
        </p>
      )}
      <button type="button" class="button button-main" onClick={write}>
        {words}
      </button>
    </div>
  );
}
