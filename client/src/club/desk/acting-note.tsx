/** What became of the latest command: nothing to say, why it was refused, or what another organiser did meanwhile. */
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
    <div class="conflict" role="alert">
      <p>
        <strong>{t("club.conflict")}</strong>
      </p>
      <ul>
        {refused.changed.map((line) => (
          <li key={line.act}>
            {timeOfDay(line.at, language.value)} <b>{line.by}</b> {logWords(line)}
          </li>
        ))}
      </ul>
      {entry !== "" && <p>{t("club.conflict.yours", { entry })}</p>}
      <div class="conflict-choice">
        <button type="button" class="button" onClick={() => void acting.again()}>
          {t("club.conflict.again")}
        </button>
        <button type="button" class="button button-plain" onClick={acting.dismiss}>
          {t("club.conflict.leave")}
        </button>
      </div>
    </div>
  );
}
