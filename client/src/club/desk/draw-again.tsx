/** Drawing the latest round anew: rare, with a reason, and said plainly what it costs. */
import { useSignal } from "@preact/signals";
import type { RoundView } from "../../generated/club";
import { t } from "../../language/language";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";
import { ReasonField } from "./reason-field";

export function DrawAgain({ desk, round }: { readonly desk: Desk; readonly round: RoundView }) {
  const acting = useActing(desk);
  const reason = useSignal("");
  const missing = useSignal(false);
  const draw = () => {
    missing.value = reason.value.trim() === "";
    if (!missing.value) void acting.act({ kind: "draw_again", round: round.round, reason: reason.value.trim() });
  };
  return (
    <details class="card draw-again">
      <summary>{t("club.draw_again")}</summary>
      <p class="quiet-text">{t("club.draw_again.text", { n: round.done })}</p>
      <ReasonField reason={reason} missing={missing.value} needed />
      <button type="button" class="button" aria-busy={acting.busy} onClick={draw}>
        {t("club.draw_again")}
      </button>
      <ActingNote acting={acting} />
    </details>
  );
}
