/** Takes the latest act of an organiser back, whatever it was; it says which. What phones have sent is undone in the log. */
import { t } from "../../language/language";
import { UndoIcon } from "../icons";
import { logWords } from "../words";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";

export function UndoButton({ desk }: { readonly desk: Desk }) {
  const acting = useActing(desk);
  // Pressed again and again it goes back further; an undoing is taken back in the log.
  const latest = desk.received.view.log.find(
    (line) => line.organised && line.undoable && !line.undone && line.undoes === null,
  );
  return (
    <>
      <ActingNote acting={acting} />
      {latest !== undefined && (
        <button
          type="button"
          class="desk-link undo"
          aria-busy={acting.busy}
          onClick={() => void acting.act({ kind: "undo", act: latest.act })}
        >
          <UndoIcon size={20} />
          <span>
            {t("club.undo")}
            <small>{logWords(latest)}</small>
          </span>
        </button>
      )}
    </>
  );
}
