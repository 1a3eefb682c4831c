/** Signing up for an event on one's own phone. */
import { useSignal } from "@preact/signals";
import { commandId } from "../../connection/random";
import type { ClubRefused, PublicView, SignUp } from "../../generated/club";
import { t } from "../../language/language";
import { navigate } from "../../router";
import { playerName } from "../../settings/settings";
import { clubApi } from "../api";
import { rememberPage } from "../memory";
import { untilAnswered } from "../outbox";
import { person } from "../person";
import { Refused } from "../refused";
import { TextField } from "../text-field";

type Field = "name" | "partner" | "club" | "contact";

export function SignUpForm({ view }: { readonly view: PublicView }) {
  const pairs = view.plan.format.unit === "pair";
  const typed = useSignal<Readonly<Record<Field, string>>>({ name: playerName.value, partner: "", club: "", contact: "" });
  const said = useSignal(false);
  const busy = useSignal(false);
  const refused = useSignal<ClubRefused | null>(null);
  const { name, partner, club, contact } = typed.value;
  const missing = (field: Field) => said.value && typed.value[field].trim() === "";
  const submit = async (event: Event) => {
    event.preventDefault();
    said.value = true;
    if (busy.value || name.trim() === "" || (pairs && partner.trim() === "")) return;
    busy.value = true;
    const people = [person(name, club, contact), ...(pairs ? [person(partner, club)] : [])];
    const sent: SignUp = { command: commandId(), people };
    const answer = await untilAnswered(() => clubApi.signUp(view.event, sent));
    busy.value = false;
    refused.value = answer.ok ? null : answer.refused;
    if (!answer.ok) return;
    const { pathname } = new URL(answer.value.page, location.origin);
    rememberPage(view.event, pathname, view.plan.name);
    navigate(pathname);
  };
  const field = (what: Field, fault = "") => (
    <TextField
      label={t(`club.sign_up.${what}`)}
      value={typed.value[what]}
      onText={(text) => {
        typed.value = { ...typed.value, [what]: text };
      }}
      autocomplete={what === "name" ? "name" : "off"}
      fault={fault}
    />
  );
  return (
    <form class="card public-card sign-up" id="sign-up" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t("club.sign_up")}</h2>
      {field("name", missing("name") ? t("club.sign_up.name.missing") : "")}
      {pairs && field("partner", missing("partner") ? t("club.sign_up.name.missing") : "")}
      {field("club")}
      {field("contact")}
      <p class="quiet-text">{t("club.sign_up.contact.says")}</p>
      <Refused refused={refused.value} />
      <button type="submit" class="button button-main" aria-busy={busy.value}>
        {t("club.sign_up.send")}
      </button>
    </form>
  );
}
