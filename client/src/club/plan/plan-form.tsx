/** Planning an event: what most need is seen at once, the rest lies behind one line each. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Plan } from "../../generated/club";
import { t } from "../../language/language";
import { Segments } from "../../look/segments";
import { Switch } from "../../look/switch";
import { TextField } from "../text-field";
import { FormatFields } from "./format-fields";
import { FORMAT_NAMES, type PlanDraft, type PlanField, readPlan, withFormat } from "./plan-draft";
import { RulesChoice } from "./rules-choice";
import "./plan-form.css";

export interface PlanFormProps {
  readonly initial: PlanDraft;
  readonly words: string;
  readonly busy: boolean;
  readonly onPlan: (plan: Plan) => void;
  /** What stands above the button. */
  readonly children?: ComponentChildren;
}

/** The fields in which one writes. */
type Written = PlanField | "place" | "starts" | "series";

const NUMERIC: ReadonlySet<Written> = new Set(["target", "minutes", "rounds", "groups", "legs", "warning", "stake", "fee", "sponsor", "seconds", "grace"]);
const HINTED: ReadonlySet<Written> = new Set(["minutes", "rounds", "shares", "seconds", "series"]);
const OF_MORE: readonly PlanField[] = ["groups", "legs", "warning"];
const OF_MONEY: readonly PlanField[] = ["currency", "stake", "fee", "sponsor", "shares"];

export function PlanForm({ initial, words, busy, onPlan, children }: PlanFormProps) {
  const draft = useSignal(initial);
  const faults = useSignal<ReadonlySet<PlanField>>(new Set());
  const change = (part: Partial<PlanDraft>) => {
    draft.value = { ...draft.value, ...part };
    faults.value = new Set([...faults.value].filter((field) => !(field in part)));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const read = readPlan(draft.value);
    faults.value = read.ok ? new Set() : read.faults;
    if (read.ok) onPlan(read.plan);
  };
  const isWrong = (field: Written) => [...faults.value].some((fault) => fault === field);
  const write = (field: Written) => (
    <TextField
      label={t(`club.plan.${field}`)}
      value={draft.value[field]}
      onText={(text) => change({ [field]: text })}
      numeric={NUMERIC.has(field)}
      type={field === "starts" ? "datetime-local" : "text"}
      fault={isWrong(field) ? t(`club.plan.fault.${field}`) : ""}
      hint={HINTED.has(field) ? t(`club.plan.hint.${field}`) : ""}
    />
  );
  const { format } = draft.value;
  return (
    <form class="plan-form" onSubmit={submit} noValidate>
      {write("name")}
      <div class="plan-row">
        {write("place")}
        {write("starts")}
      </div>
      <div>
        <Segments
          label={t("club.plan.format")}
          value={format.name}
          choices={FORMAT_NAMES.map((value) => ({ value, text: t(`club.format.${value}`) }))}
          onChoose={(chosen) => {
            const name = FORMAT_NAMES.find((other) => other === chosen);
            if (name !== undefined) change(withFormat(draft.value, name));
          }}
        />
        <p class="choice-says">{t(`club.format.${format.name}.says`)}</p>
      </div>
      <div class="plan-row">
        {write("target")}
        {write("minutes")}
        {write("rounds")}
      </div>
      <details class="plan-more" open={OF_MONEY.some(isWrong)}>
        <summary>{t("club.plan.money")}</summary>
        <div class="plan-row">
          {write("stake")}
          {write("currency")}
          {write("fee")}
          {write("sponsor")}
        </div>
        {write("shares")}
        <Segments
          label={t("club.plan.split")}
          value={draft.value.split}
          choices={(["pool", "by_place", "hort"] as const).map((value) => ({ value, text: t(`club.split.${value}`) }))}
          onChoose={(split) => change({ split })}
        />
      </details>
      <details class="plan-more" open={OF_MORE.some(isWrong)}>
        <summary>{t("club.plan.more")}</summary>
        <FormatFields draft={draft.value} onChange={change} />
        <div class="plan-row">
          {write("groups")}
          {format.schedule === "round_robin" && write("legs")}
          {write("warning")}
        </div>
        {write("series")}
        <RulesChoice value={draft.value.rules} onChoose={(rules) => change({ rules })} />
      </details>
      <div>
        <Switch
          label={t("club.plan.penalties")}
          on={format.penalties}
          onChange={(penalties) => change({ format: { ...format, penalties } })}
        />
        <Switch label={t("club.plan.sign_up")} on={draft.value.signUp} onChange={(signUp) => change({ signUp })} />
        <Switch label={t("club.plan.phones")} on={draft.value.phones} onChange={(phones) => change({ phones })} />
        <Switch label={t("club.plan.listed")} on={draft.value.listed} onChange={(listed) => change({ listed })} />
        <Switch label={t("club.plan.online")} on={draft.value.online} onChange={(online) => change({ online })} />
      </div>
      {draft.value.online && (
        <div>
          <p class="choice-says">{t("club.plan.online.text")}</p>
          <div class="plan-row">
            {write("seconds")}
            {write("grace")}
          </div>
          <Switch label={t("club.plan.duplicate")} on={draft.value.duplicate} onChange={(duplicate) => change({ duplicate })} />
        </div>
      )}
      {children}
      <button type="submit" class="button button-main" aria-busy={busy}>
        {words}
      </button>
    </form>
  );
}
