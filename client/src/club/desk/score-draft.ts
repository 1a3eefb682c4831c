/** The score of a table while it is typed, and giving it. */
import type { GameView, RoundView } from "../../generated/club";
import { readScore, type ScoreEntry, type TypedScore } from "../score-entry";
import { played } from "../words";
import { type Acting, type Desk, useActing } from "./desk";

export interface ScoreDraft {
  readonly typed: TypedScore;
  readonly entry: ScoreEntry;
  readonly target: number;
  readonly acting: Acting;
  readonly type: (typed: TypedScore) => void;
  /** Give this score; when it is committed, nothing is left typed. */
  readonly write: (entry: ScoreEntry) => void;
  readonly forget: () => void;
}

const NOTHING: TypedScore = { first: "", second: "", timed: false };

export function useScoreDraft(desk: Desk, round: RoundView, game: GameView): ScoreDraft {
  const acting = useActing(desk);
  const name = `${round.round}/${game.table}`;
  const typed = desk.drafts.value.get(name) ?? NOTHING;
  const { target } = desk.received.view.plan.format.game;
  const keep = (change: TypedScore | null) => {
    const drafts = new Map(desk.drafts.value);
    if (change === null || (change.first === "" && change.second === "")) drafts.delete(name);
    else drafts.set(name, change);
    desk.drafts.value = drafts;
  };
  const write = async (entry: ScoreEntry) => {
    if (entry.kind !== "score") return;
    const outcome = played(entry.points, entry.timed);
    const written = await acting.act({ kind: "enter_result", round: round.round, table: game.table, outcome });
    if (written) keep(null);
  };
  return {
    typed,
    entry: readScore(typed, target),
    target,
    acting,
    type: (change) => {
      acting.dismiss();
      keep(change);
    },
    write: (entry) => void write(entry),
    forget: () => {
      acting.dismiss();
      keep(null);
    },
  };
}
