/** One table of a round: who plays, the score or the fields for it, and where the game is. */
import { useSignal } from "@preact/signals";
import type { GameView, RoundView } from "../../generated/club";
import { t } from "../../language/language";
import { CheckIcon, ClockIcon, MenuIcon, PlayIcon, WarnIcon } from "../../look/icons";
import { Refused } from "../refused";
import { readScore, type ScoreEntry } from "../score-entry";
import { outcomeWords, pointsOf, scoreWords, sideNames, winnerOf } from "../words";
import { Conflict } from "./acting-note";
import { type Desk, isConflict } from "./desk";
import { DisputeChoice } from "./dispute";
import { type ScoreDraft, useScoreDraft } from "./score-draft";
import { focusNextOpen, ScoreFields } from "./score-fields";
import { TableSheet } from "./table-sheet";

export interface TableRowProps {
  readonly desk: Desk;
  readonly round: RoundView;
  readonly game: GameView;
}

export function TableRow({ desk, round, game }: TableRowProps) {
  const sheet = useSignal(false);
  const won = winnerOf(game);
  const open = game.outcome === null && !round.closed;
  const draft = useScoreDraft(desk, round, game);
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
        <OpenScore game={game} draft={draft} />
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
      <DraftNote game={game} draft={draft} open={open} />
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

interface OpenScoreProps {
  readonly game: GameView;
  readonly draft: ScoreDraft;
}

function OpenScore({ game, draft }: OpenScoreProps) {
  const faulty = useSignal<ScoreEntry | null>(null);
  const { typed, entry, target } = draft;
  const write = (score: ScoreEntry) => {
    if (score.kind === "fault") {
      faulty.value = score;
      return;
    }
    faulty.value = null;
    focusNextOpen(game.table);
    draft.write(score);
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
          draft.type(change);
        }}
        onEnter={enter}
      />
      {fault !== null && (
        <div class="table-fault" role="alert">
          {t(`club.score.${fault}`, { target })}
          {fault === "nobody_won" && (
            <button type="button" class="button" onClick={() => write(readScore({ ...typed, timed: true }, target))}>
              {t("club.timed")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface DraftNoteProps extends OpenScoreProps {
  readonly open: boolean;
}

/** What became of what was typed here: refused, or overtaken by somebody else; then it is kept, to be given or not. */
function DraftNote({ game, draft, open }: DraftNoteProps) {
  const { entry, acting } = draft;
  const points = pointsOf(game);
  const score = entry.kind === "score" ? scoreWords(entry.points) : "";
  const overtaken = !open && score !== "" && !acting.busy && (points === null || scoreWords(points) !== score);
  const refused = acting.refused;
  if (refused === null && !overtaken) return null;
  return (
    <div class="table-note">
      {refused !== null && !isConflict(refused) && <Refused refused={refused} />}
      {(overtaken || (refused !== null && isConflict(refused))) && (
        <Conflict
          changed={refused?.changed ?? []}
          entry={score}
          onAgain={() => draft.write(entry)}
          onLeave={draft.forget}
        />
      )}
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
