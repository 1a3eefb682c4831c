/** Which rule set: a row of small cards, each with its name and what is special about it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PresetView } from "../generated/messages";
import { t } from "../language/language";
import { CheckIcon } from "../look/icons";
import { withWholeTiles } from "../tile/whole-tiles";
import { rules } from "./choices";
import "./preset-choice.css";

export interface PresetChoiceProps {
  readonly presets: readonly PresetView[];
  readonly chosen: PresetView;
}

export function PresetChoice({ presets, chosen }: PresetChoiceProps) {
  const row = useRef<HTMLDivElement>(null);
  // The one that was chosen last time may stand beyond the edge.
  useLayoutEffect(() => {
    const card = row.current?.querySelector<HTMLElement>("label:has(:checked)");
    if (card && row.current) row.current.scrollLeft = card.offsetLeft - row.current.offsetLeft - 16;
  }, []);
  return (
    <fieldset class="choice">
      <legend class="choice-label">{t("request.rules")}</legend>
      <div class="presets" ref={row}>
        {presets.map((preset) => {
          const { name } = preset.rules;
          return (
            <label class="preset" key={name}>
              <input
                type="radio"
                name="preset"
                value={name}
                checked={preset === chosen}
                onChange={() => {
                  rules.value = name;
                }}
              />
              <span class="preset-name">
                {t(`preset.${name}`)}
                {preset === chosen && <CheckIcon size={18} />}
              </span>
              <span class="preset-says">{withWholeTiles(t(`preset.${name}.says`))}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
