/** A calm word about commands that haven't got through yet, or that were refused when they did. */
import { t } from "../language/language";
import { ClockIcon } from "../look/icons";
import { Refused } from "./refused";
import type { Sending } from "./sending";
import "./sending-note.css";

export function SendingNote<Act>({ sending }: { readonly sending: Sending<Act> }) {
  const late = sending.late.value;
  return (
    <div class="sending-note" role="status">
      {sending.stuck.value && (
        <p>
          <ClockIcon size={18} />
          {t("club.sending.stuck", { n: sending.waiting.value })}
        </p>
      )}
      {late !== null && (
        <p>
          <Refused refused={late.refused} />
          <button type="button" class="button" onClick={sending.dismiss}>
            {t("club.understood")}
          </button>
        </p>
      )}
    </div>
  );
}
