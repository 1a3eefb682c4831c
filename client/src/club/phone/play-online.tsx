/** The way to my table on the web: sit down with a share in its deals, and go there. */
import { useSignal } from "@preact/signals";
import { drawNonce } from "../../connection/random";
import { rememberSeat } from "../../fair/memory";
import type { ClubRefused, PhoneView } from "../../generated/club";
import { t } from "../../language/language";
import { tablePath } from "../../router";
import { type Answer, clubApi, NoAnswerError } from "../api";
import { Refused } from "../refused";

export interface PlayOnlineProps {
  readonly view: PhoneView;
  readonly pageKey: string;
}

export function PlayOnline({ view, pageKey }: PlayOnlineProps) {
  const refused = useSignal<ClubRefused | null>(null);
  const busy = useSignal(false);
  const play = async () => {
    busy.value = true;
    const answer = await sitDown(view.event, pageKey);
    busy.value = false;
    if (answer.ok) location.assign(tablePath(answer.value));
    else refused.value = answer.refused;
  };
  return (
    <>
      {view.plan.online !== null && <p class="phone-state">{t("club.online.waits", { minutes: view.plan.online.grace })}</p>}
      <Refused refused={refused.value} />
      <button type="button" class="button button-main" aria-busy={busy.value} onClick={() => void play()}>
        {t("club.online.play")}
      </button>
    </>
  );
}

/** The table where I sit now. The share is drawn after the table has said what its deals are bound to. */
async function sitDown(event: string, key: string): Promise<Answer<string>> {
  try {
    const seat = await clubApi.onlineSeat(event, key);
    if (!seat.ok) return seat;
    const taken = await clubApi.takeOnlineSeat(event, key, drawNonce());
    if (!taken.ok) return taken;
    rememberSeat(taken.value.table, seat.value.commitment, taken.value.nonce);
    return { ok: true, value: taken.value.table };
  } catch (error) {
    if (error instanceof NoAnswerError) return { ok: false, refused: NOT_REACHED, status: 0 };
    throw error;
  }
}

const NOT_REACHED: ClubRefused = { code: "club_refusal.not_reached", values: {}, row: null, changed: [] };
