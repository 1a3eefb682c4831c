/** Making a request of one's own. */
import { useSignal } from "@preact/signals";
import { t } from "../language/language";
import { RefusalText } from "../look/refusal";
import { Segments } from "../look/segments";
import { Sheet } from "../look/sheet";
import { Switch } from "../look/switch";
import { NameField } from "../settings/name-field";
import { playerName } from "../settings/settings";
import { blockScore, botsSit, CLOCKS, clock, LEVELS, level, listed, requestOptions, SEATS, seats } from "./choices";
import { FishChoice } from "./fish-choice";
import { useOpening } from "./opening";

export function RequestSheet({ onClose }: { readonly onClose: () => void }) {
  const { busy, refusal, open } = useOpening();
  const nameMissing = useSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    nameMissing.value = playerName.value === "";
    if (!nameMissing.value) void open(requestOptions(), playerName.value, false);
  };
  return (
    <Sheet title={t("request.title")} onClose={onClose}>
      <form class="request-form" onSubmit={submit} noValidate>
        <NameField missing={nameMissing.value && playerName.value === ""} />
        <Segments
          label={t("home.seats")}
          value={seats.value}
          choices={SEATS.map((value) => ({ value, text: value }))}
          onChoose={(chosen) => {
            seats.value = chosen;
          }}
        />
        <div>
          <FishChoice />
          <p class="choice-says">{t(`fish.${blockScore.value}.says`)}</p>
        </div>
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
        {botsSit.value && (
          <Segments
            label={t("request.level")}
            value={level.value}
            choices={LEVELS.map((value) => ({ value, text: t(`request.level.${value}`) }))}
            onChoose={(chosen) => {
              level.value = chosen;
            }}
          />
        )}
        <RefusalText code={refusal} />
        <button type="submit" class="button button-main" aria-busy={busy}>
          {t("request.open")}
        </button>
      </form>
    </Sheet>
  );
}
