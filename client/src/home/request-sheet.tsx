/** Making a request of one's own. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { PresetView } from "../generated/messages";
import { t } from "../language/language";
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

export function RequestSheet({ onClose }: { readonly onClose: () => void }) {
  useEffect(fetchPresets, []);
  const all = presets.value;
  return (
    <Sheet title={t("request.title")} onClose={onClose}>
      {all === null ? (
        <p role="status">{t("request.rules.loading")}</p>
      ) : (
        <RequestForm all={all} preset={chosenPreset(all)} />
      )}
    </Sheet>
  );
}

function RequestForm({ all, preset }: { readonly all: readonly PresetView[]; readonly preset: PresetView }) {
  const { busy, refusal, open } = useOpening();
  const nameMissing = useSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    nameMissing.value = playerName.value === "";
    if (!nameMissing.value) void open(requestOptions(preset), playerName.value, false);
  };
  return (
    <form class="request-form" onSubmit={submit} noValidate>
      <NameField missing={nameMissing.value && playerName.value === ""} />
      <PresetChoice presets={all} chosen={preset} />
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
