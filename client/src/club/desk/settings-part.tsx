/** The plan of the event, while it goes on, and who organises it. */
import { useSignal } from "@preact/signals";
import { commandId } from "../../connection/random";
import type { ClubRefused, Plan } from "../../generated/club";
import { t } from "../../language/language";
import { forPhones, organisersPath } from "../addresses";
import { clubApi } from "../api";
import { CopyLink } from "../copy-link";
import { untilAnswered } from "../outbox";
import { draftOf } from "../plan/plan-draft";
import { PlanForm } from "../plan/plan-form";
import { Refused } from "../refused";
import { TextField } from "../text-field";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";
import { ReasonField } from "./reason-field";
import "./settings-part.css";

export function SettingsPart({ desk }: { readonly desk: Desk }) {
  const { view } = desk.received;
  const acting = useActing(desk);
  const reason = useSignal("");
  const missing = useSignal(false);
  const saved = useSignal(false);
  // Once rounds are drawn, another format counts what is played anew: the log keeps why.
  const drawn = view.round !== null;
  const save = async (plan: Plan) => {
    saved.value = false;
    missing.value = drawn && reason.value.trim() === "";
    if (missing.value) return;
    saved.value = await acting.act({ kind: "change_plan", plan, reason: reason.value.trim() });
  };
  return (
    <>
      <div class="desk-title">
        <h2>{t("club.part.settings")}</h2>
      </div>
      <section class="card settings-card">
        <PlanForm
          initial={draftOf(view.plan)}
          words={t("club.save")}
          busy={acting.busy}
          onPlan={(plan) => void save(plan)}
          key={JSON.stringify(view.plan)}
        >
          {drawn && <ReasonField reason={reason} missing={missing.value} needed />}
          <ActingNote acting={acting} entry={view.plan.name} />
          <p class="saved" role="status">
            {saved.value && t("club.saved")}
          </p>
        </PlanForm>
      </section>
      <Organisers desk={desk} />
    </>
  );
}

function Organisers({ desk }: { readonly desk: Desk }) {
  const { view } = desk.received;
  const acting = useActing(desk);
  const name = useSignal("");
  const link = useSignal<{ readonly name: string; readonly address: string } | null>(null);
  const refused = useSignal<ClubRefused | null>(null);
  const add = async (event: Event) => {
    event.preventDefault();
    const wanted = name.value.trim();
    if (wanted === "") return;
    const command = commandId();
    const answer = await untilAnswered(() => clubApi.addOrganiser(desk.event, desk.token, { command, name: wanted }));
    refused.value = answer.ok ? null : answer.refused;
    if (!answer.ok) return;
    link.value = { name: wanted, address: answer.value.organise };
    name.value = "";
  };
  return (
    <section class="card settings-card">
      <h3>{t("club.organisers")}</h3>
      <p class="choice-label">{t("club.organisers.own")}</p>
      <CopyLink
        address={forPhones(organisersPath(desk.event, desk.token), view.links)}
        label={t("club.organisers.own")}
      />
      <p class="quiet-text">{t("club.organisers.own.text")}</p>
      <ul class="organisers">
        {view.organisers.map((organiser) => (
          <li key={organiser}>
            <span>{organiser}</span>
            {organiser !== view.organiser && (
              <button
                type="button"
                class="button"
                disabled={acting.busy}
                onClick={() => void acting.act({ kind: "dismiss_organiser", name: organiser })}
              >
                {t("club.organisers.dismiss")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ActingNote acting={acting} />
      <form class="organiser-form" onSubmit={(event) => void add(event)}>
        <TextField
          label={t("club.organisers.name")}
          value={name.value}
          onText={(text) => {
            name.value = text;
          }}
        />
        <button type="submit" class="button" disabled={name.value.trim() === ""}>
          {t("club.organisers.add")}
        </button>
      </form>
      <Refused refused={refused.value} />
      {link.value !== null && (
        <>
          <p class="quiet-text">{t("club.organisers.link", { name: link.value.name })}</p>
          <CopyLink address={link.value.address} label={t("club.organisers.link.label")} />
        </>
      )}
    </section>
  );
}
