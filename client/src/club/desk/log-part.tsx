/** Everything that was done, the newest first, each with a way back while there is one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LogLine } from "../../generated/club";
import { language, t } from "../../language/language";
import { clubApi } from "../api";
import { timeOfDay } from "../figures";
import { logWords } from "../words";
import { ActingNote } from "./acting-note";
import { type Acting, type Desk, useActing } from "./desk";
import "./log-part.css";

export function LogPart({ desk }: { readonly desk: Desk }) {
  const acting = useActing(desk);
  const { view } = desk.received;
  const all = useSignal<readonly LogLine[] | null>(null);
  useEffect(() => {
    let wanted = true;
    clubApi.log(desk.event, desk.token).then(
      (answer) => {
        if (wanted && answer.ok) all.value = answer.value;
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [desk.event, desk.token, view.version, all]);
  const lines = [...(all.value ?? view.log)].sort((one, other) => other.act - one.act);
  return (
    <>
      <div class="desk-title">
        <h2>{t("club.part.log")}</h2>
      </div>
      <ActingNote acting={acting} />
      <ol class="card log">
        {lines.map((line) => (
          <Line line={line} acting={acting} key={line.act} />
        ))}
      </ol>
    </>
  );
}

function Line({ line, acting }: { readonly line: LogLine; readonly acting: Acting }) {
  return (
    <li class={line.undone ? "log-line log-undone" : "log-line"}>
      <time>{timeOfDay(line.at, language.value)}</time>
      <span>
        {line.by !== "" && <b>{line.by}: </b>}
        {logWords(line)}
        {line.reason !== "" && <span class="quiet-text"> — {line.reason}</span>}
        {line.undone && <span class="quiet-text"> ({t("club.log.undone")})</span>}
      </span>
      {line.undoable && !line.undone && (
        <button
          type="button"
          class="button"
          aria-busy={acting.busy}
          onClick={() => void acting.act({ kind: "undo", act: line.act })}
        >
          {t("club.log.undo")}
        </button>
      )}
    </li>
  );
}
