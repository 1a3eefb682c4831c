/** What became of the latest command: nothing to say, why it was refused, or what another organiser did meanwhile. */
import type { LogLine } from "../../generated/club";
import { language, t } from "../../language/language";
import { timeOfDay } from "../figures";
import { Refused } from "../refused";
import { logWords } from "../words";
import { type Acting, isConflict } from "./desk";
import "./acting-note.css";

export interface ActingNoteProps {
  readonly acting: Acting;
  /** What was to be written, for a person to see that it is kept: «100 : 88». */
  readonly entry?: string;
}

export function ActingNote({ acting, entry = "" }: ActingNoteProps) {
  const { refused } = acting;
  if (refused === null) return null;
  if (!isConflict(refused)) return <Refused refused={refused} />;
  return (
    <Conflict changed={refused.changed} entry={entry} onAgain={() => void acting.again()} onLeave={acting.dismiss} />
  );
}

export interface ConflictProps {
  /** What others have done; nothing where that is seen beside it. */
  readonly changed: readonly LogLine[];
  readonly entry: string;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

export function Conflict({ changed, entry, onAgain, onLeave }: ConflictProps) {
  return (
    <div class="conflict" role="alert">
      <p>
        <strong>{t(changed.length > 0 ? "club.conflict" : "club.conflict.changed")}</strong>
      </p>
      <ul>
        {changed.map((line) => (
          <li key={line.act}>
            {timeOfDay(line.at, language.value)} <b>{line.by}</b> {logWords(line)}
          </li>
        ))}
      </ul>
      {entry !== "" && <p>{t("club.conflict.yours", { entry })}</p>}
      <div class="conflict-choice">
        <button type="button" class="button" onClick={onAgain}>
          {t("club.conflict.again")}
        </button>
        <button type="button" class="button button-plain" onClick={onLeave}>
          {t("club.conflict.leave")}
        </button>
      </div>
    </div>
  );
}
