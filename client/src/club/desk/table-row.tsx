/** One table of a round: who plays, the score or the fields for it, and where the game is. */
import { useSignal } from "@preact/signals";
import type { GameView, RoundView } from "../../generated/club";
import { t } from "../../language/language";
import { CheckIcon, ClockIcon, MenuIcon, PlayIcon, WarnIcon } from "../../look/icons";
import { readScore, type ScoreEntry, type TypedScore } from "../score-entry";
import { outcomeWords, played, pointsOf, scoreWords, sideNames, winnerOf } from "../words";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";
import { DisputeChoice } from "./dispute";
import { focusNextOpen, ScoreFields } from "./score-fields";
import { TableSheet } from "./table-sheet";

export interface TableRowProps {
  readonly desk: Desk;
  readonly round: RoundView;
  readonly game: GameView;
}

const NOTHING: TypedScore = { first: "", second: "", timed: false };

export function TableRow({ desk, round, game }: TableRowProps) {
  const sheet = useSignal(false);
  const won = winnerOf(game);
  const open = game.outcome === null && !round.closed;
  const pair = (side: 0 | 1) => (
    <div class={`pair pair-${side}${won === side ? " pair-won" : ""}`}>
      {game.sides[side].people.map((person) => (
        <span key={person.player}>{person.name}</span>
      ))}
    </div>
  );
  return (
    <li class={game.status === "disputed" ? "card table-row table-disputed" : "card table-row"}>
      <div class="table-number">
        <small>{t("club.table")}</small>
        {game.table}
      </div>
      {pair(0)}
      {open ? (
        <OpenScore desk={desk} round={round} game={game} />
      ) : (
        <div class="table-score">
          <Written game={game} />
        </div>
      )}
      {pair(1)}
      <Status game={game} />
      <button
        type="button"
        class="icon-button table-more"
        aria-label={t("club.table.more", { table: game.table })}
        onClick={() => {
          sheet.value = true;
        }}
      >
        <MenuIcon size={20} />
      </button>
      {game.status === "disputed" && (
        <div class="table-dispute">
          <DisputeChoice desk={desk} round={round.round} game={game} />
        </div>
      )}
      {sheet.value && (
        <TableSheet
          desk={desk}
          round={round}
          game={game}
          onClose={() => {
            sheet.value = false;
          }}
        />
      )}
    </li>
  );
}

function Written({ game }: { readonly game: GameView }) {
  const points = pointsOf(game);
  if (points === null) return <strong>{outcomeWords(game)}</strong>;
  return (
    <strong class="score-fields score-written">
      <span>{points[0]}</span>
      <span>:</span>
      <span>{points[1]}</span>
    </strong>
  );
}

function OpenScore({ desk, round, game }: TableRowProps) {
  const acting = useActing(desk);
  const faulty = useSignal<ScoreEntry | null>(null);
  const name = `${round.round}/${game.table}`;
  const typed = desk.drafts.value.get(name) ?? NOTHING;
  const { target } = desk.received.view.plan.format.game;
  const entry = readScore(typed, target);
  const draft = (change: TypedScore | null) => {
    const drafts = new Map(desk.drafts.value);
    if (change === null || (change.first === "" && change.second === "")) drafts.delete(name);
    else drafts.set(name, change);
    desk.drafts.value = drafts;
  };
  const write = async (score: ScoreEntry) => {
    if (score.kind === "empty") return focusNextOpen(game.table);
    if (score.kind === "fault") {
      faulty.value = score;
      return;
    }
    faulty.value = null;
    focusNextOpen(game.table);
    const outcome = played(score.points, score.timed);
    const written = await acting.act({ kind: "enter_result", round: round.round, table: game.table, outcome });
    if (written) draft(null);
  };
  // Asked whether the time had ended, one says yes with the same key.
  const enter = () => write(faulty.value === null ? entry : readScore({ ...typed, timed: timedNow(faulty.value) }, target));
  const fault = faulty.value?.kind === "fault" ? faulty.value.fault : null;
  return (
    <div class="table-score">
      <ScoreFields
        table={game.table}
        typed={typed}
        hint={hintOf(game, entry)}
        invalid={fault !== null}
        onTyped={(change) => {
          faulty.value = null;
          acting.dismiss();
          draft(change);
        }}
        onEnter={() => void enter()}
      />
      {fault !== null && (
        <div class="table-fault" role="alert">
          {t(`club.score.${fault}`, { target })}
          {fault === "nobody_won" && (
            <button type="button" class="button" onClick={() => void write(readScore({ ...typed, timed: true }, target))}>
              {t("club.timed")}
            </button>
          )}
        </div>
      )}
      <ActingNote acting={acting} entry={entry.kind === "score" ? scoreWords(entry.points) : ""} />
    </div>
  );
}

function timedNow(faulty: ScoreEntry): boolean {
  return faulty.kind === "fault" && faulty.fault === "nobody_won";
}

/** What the page would add, or what a phone has said. */
function hintOf(game: GameView, entry: ScoreEntry): readonly [string, string] {
  if (entry.kind === "score") return [String(entry.points[0]), String(entry.points[1])];
  const said = game.status === "half" ? game.reports[0]?.played.points : undefined;
  return said === undefined ? ["—", "—"] : [String(said[0]), String(said[1])];
}

function Status({ game }: { readonly game: GameView }) {
  const words = t(`club.status.${game.status}`, { names: waitsFor(game) });
  const timed = game.outcome?.type === "played" && game.outcome.timed;
  const forfeited = game.outcome?.type === "forfeited";
  return (
    <div class={`table-status table-status-${game.status}`}>
      <StatusIcon status={game.status} />
      <span>
        {forfeited ? t("club.forfeited.who", { names: absentNames(game) }) : words}
        {timed && ` · ${t("club.timed")}`}
      </span>
    </div>
  );
}

function StatusIcon({ status }: { readonly status: GameView["status"] }) {
  switch (status) {
    case "open":
      return <PlayIcon size={20} />;
    case "half":
      return <ClockIcon size={20} />;
    case "disputed":
      return <WarnIcon size={20} />;
    case "confirmed":
    case "entered":
    case "decided":
      return <CheckIcon size={20} />;
  }
}

/** Whose word is missing. */
function waitsFor(game: GameView): string {
  const said = game.reports[0]?.side;
  return said === undefined ? "" : sideNames(game.sides[said === 0 ? 1 : 0]);
}

function absentNames(game: GameView): string {
  const { outcome } = game;
  if (outcome?.type !== "forfeited") return "";
  return game.sides.filter((_, side) => outcome.absent[side]).map(sideNames).join("; ");
}
