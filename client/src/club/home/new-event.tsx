/** Creating an event: its plan, and the name by which its log calls the organiser. */
import { useSignal } from "@preact/signals";
import { commandId } from "../../connection/random";
import type { ClubRefused, NewEvent, Plan } from "../../generated/club";
import { t } from "../../language/language";
import { Sheet } from "../../look/sheet";
import { navigate } from "../../router";
import { playerName } from "../../settings/settings";
import { deskPath } from "../addresses";
import { clubApi } from "../api";
import { rememberOrganiser, tokenIn } from "../memory";
import { untilAnswered } from "../outbox";
import { newDraft } from "../plan/plan-draft";
import { PlanForm } from "../plan/plan-form";
import { Refused } from "../refused";
import { TextField } from "../text-field";

export function NewEventSheet({ onClose }: { readonly onClose: () => void }) {
  const organiser = useSignal(playerName.value);
  const nameMissing = useSignal(false);
  const refused = useSignal<ClubRefused | null>(null);
  const busy = useSignal(false);
  const create = async (plan: Plan) => {
    nameMissing.value = organiser.value.trim() === "";
    if (nameMissing.value || busy.value) return;
    busy.value = true;
    const event: NewEvent = { command: commandId(), organiser: organiser.value.trim(), plan };
    const answer = await untilAnswered(() => clubApi.create(event));
    busy.value = false;
    refused.value = answer.ok ? null : answer.refused;
    if (!answer.ok) return;
    rememberOrganiser(answer.value.event, tokenIn(answer.value.organise), plan.name);
    navigate(deskPath(answer.value.event));
  };
  return (
    <Sheet title={t("club.new")} onClose={onClose}>
      <PlanForm initial={newDraft()} words={t("club.create")} busy={busy.value} onPlan={(plan) => void create(plan)}>
        <TextField
          label={t("club.organiser")}
          value={organiser.value}
          onText={(text) => {
            organiser.value = text;
          }}
          autocomplete="name"
          fault={nameMissing.value && organiser.value.trim() === "" ? t("club.organiser.missing") : ""}
        />
        <Refused refused={refused.value} />
      </PlanForm>
    </Sheet>
  );
}
