/** No table for me at the moment: before the first draw, between rounds, sitting out, or all over. */
import { useSignal } from "@preact/signals";
import type { ClubRefused, PhoneCommand, PhoneView } from "../../generated/club";
import { language, t } from "../../language/language";
import { CheckIcon } from "../../look/icons";
import { dayAndTime } from "../figures";
import { Refused } from "../refused";
import type { Sending } from "../sending";

export interface WaitingProps {
  readonly view: PhoneView;
  readonly sending: Sending<PhoneCommand>;
}

export function Waiting({ view, sending }: WaitingProps) {
  const refused = useSignal<ClubRefused | null>(null);
  const send = async (act: PhoneCommand) => {
    const answer = await sending.send(act);
    refused.value = answer.ok ? null : answer.refused;
  };
  const { starts, place } = view.plan;
  return (
    <>
      <section class="card phone-waiting">
        <h2>{t(titleOf(view), { name: view.name })}</h2>
        <p class="quiet-text">{t(textOf(view))}</p>
        {view.phase === "registration" && (starts !== null || place !== "") && (
          <p>{[starts === null ? "" : dayAndTime(starts, language.value), place].filter((part) => part !== "").join(" · ")}</p>
        )}
        {view.status === "present" && view.phase === "registration" && (
          <p class="phone-state phone-settled">
            <CheckIcon size={20} />
            {t("club.phone.arrived")}
          </p>
        )}
      </section>
      <Refused refused={refused.value} />
      <div class="phone-actions">
        {view.may_arrive && view.status !== "present" && (
          <button type="button" class="button button-main" onClick={() => void send({ kind: "arrive" })}>
            {t("club.phone.arrive")}
          </button>
        )}
        {view.may_leave && view.status !== "withdrawn" && (
          <button type="button" class="button" onClick={() => void send({ kind: "leave" })}>
            {t("club.phone.leave")}
          </button>
        )}
      </div>
    </>
  );
}

function titleOf(view: PhoneView): string {
  if (view.status === "withdrawn") return "club.phone.withdrawn";
  if (view.phase === "finished") return "club.phase.finished";
  if (view.sits_out) return "club.phone.sits_out";
  return view.phase === "registration" ? "club.phone.signed_up" : "club.phone.wait";
}

function textOf(view: PhoneView): string {
  return `${titleOf(view)}.text`;
}
