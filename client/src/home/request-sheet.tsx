/** Making a request of one's own. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { PresetView, TableOptions } from "../generated/messages";
import { t } from "../language/language";
import { BookIcon } from "../look/icons";
import { RefusalText } from "../look/refusal";
import { Segments } from "../look/segments";
import { Sheet } from "../look/sheet";
import { Switch } from "../look/switch";
import { NameField } from "../settings/name-field";
import { playerName } from "../settings/settings";
import {
  botsSit,
  chosenIn,
  chosenPreset,
  CLOCKS,
  clock,
  goesOn,
  listed,
  requestOptions,
  SEATS,
  seats,
  target,
} from "./choices";
import { FishChoice } from "./fish-choice";
import { LevelChoice } from "./level-choice";
import { useOpening } from "./opening";
import { PresetChoice } from "./preset-choice";
import { fetchPresets, presets } from "./presets";

/** Rules that were chosen before: nothing about them is asked any more. */
export interface ChosenRules {
  readonly preset: PresetView;
  readonly changes: TableOptions["changes"];
  readonly title: string;
}

interface RequestSheetProps {
  readonly onClose: () => void;
  /** Without these, one chooses among the presets. */
  readonly chosen?: ChosenRules;
}

export function RequestSheet({ onClose, chosen }: RequestSheetProps) {
  return (
    <Sheet title={t("request.title")} onClose={onClose}>
      {chosen === undefined ? <RequestOfPreset /> : <RequestOfChosen chosen={chosen} />}
    </Sheet>
  );
}

function RequestOfPreset() {
  useEffect(fetchPresets, []);
  const all = presets.value;
  if (all === null) return <p role="status">{t("request.rules.loading")}</p>;
  const preset = chosenPreset(all);
  return (
    <RequestForm preset={preset} options={requestOptions(preset)}>
      <PresetChoice presets={all} chosen={preset} />
      <a class="button button-plain" href={`/rules/${preset.rules.name}`}>
        <BookIcon size={20} />
        {t("book.read")}
      </a>
    </RequestForm>
  );
}

function RequestOfChosen({ chosen: { preset, changes, title } }: { readonly chosen: ChosenRules }) {
  return (
    <RequestForm preset={preset} options={{ ...requestOptions(preset), changes }}>
      <p>
        <span class="choice-label">{t("request.rules")}</span>
        <b>{title}</b>
      </p>
    </RequestForm>
  );
}

interface RequestFormProps {
  readonly preset: PresetView;
  readonly options: TableOptions;
  /** Which rules. */
  readonly children: ComponentChildren;
}

function RequestForm({ preset, options, children }: RequestFormProps) {
  const { busy, refusal, open } = useOpening();
  const nameMissing = useSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    nameMissing.value = playerName.value === "";
    if (!nameMissing.value) void open(options, playerName.value, false);
  };
  return (
    <form class="request-form" onSubmit={submit} noValidate>
      <NameField missing={nameMissing.value && playerName.value === ""} />
      {children}
      <RuleChoices preset={preset} />
      <Segments
        label={t("request.time")}
        value={clock.value}
        choices={CLOCKS.map((value) => ({
          value,
          text: value === "none" ? t("request.no_clock") : t("request.seconds", { n: value }),
        }))}
        onChoose={(chosen) => {
          clock.value = chosen;
        }}
      />
      <Segments
        label={t("request.seen_by")}
        value={listed.value ? "everyone" : "link"}
        choices={(["everyone", "link"] as const).map((value) => ({ value, text: t(`request.seen_by.${value}`) }))}
        onChoose={(chosen) => {
          listed.value = chosen === "everyone";
        }}
      />
      <Switch
        label={t("request.bots")}
        on={botsSit.value}
        onChange={(on) => {
          botsSit.value = on;
        }}
      />
      {botsSit.value && <LevelChoice />}
      <RefusalText code={refusal} />
      <button type="submit" class="button button-main" aria-busy={busy}>
        {t("request.open")}
      </button>
    </form>
  );
}

/** What the preset leaves open; where there is one value only, there is nothing to ask. */
function RuleChoices({ preset }: { readonly preset: PresetView }) {
  const chosen = chosenIn(preset);
  const allowed = SEATS.filter((value) => preset.players.includes(Number(value)));
  return (
    <>
      {allowed.length > 1 && (
        <Segments
          label={t("home.seats")}
          value={String(chosen.seats)}
          choices={allowed.map((value) => ({ value, text: value }))}
          onChoose={(value) => {
            seats.value = allowed.find((one) => one === value) ?? seats.value;
          }}
        />
      )}
      {preset.block_scores.length > 1 && (
        <div>
          <FishChoice />
          <p class="choice-says">{t(`fish.${chosen.blockScore}.says`)}</p>
        </div>
      )}
      {preset.targets.length > 1 && (
        <Segments
          label={t("request.target")}
          value={chosen.target}
          choices={preset.targets.map((value) => ({ value, text: String(value) }))}
          onChoose={(value) => {
            target.value = String(value);
          }}
        />
      )}
      {preset.goes_on.length > 1 && (
        <Segments
          label={t("request.goes_on")}
          value={chosen.goesOn}
          choices={preset.goes_on.map((value) => ({ value: String(value), text: t(`request.goes_on.${value}`) }))}
          onChoose={(value) => {
            goesOn.value = value;
          }}
        />
      )}
    </>
  );
}
