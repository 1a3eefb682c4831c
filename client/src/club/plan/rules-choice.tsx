/** By which rules the tables play: any rule set for pairs. */
import { useEffect } from "preact/hooks";
import { fetchPresets, presets } from "../../home/presets";
import { t } from "../../language/language";
import { SelectField } from "../select-field";

export interface RulesChoiceProps {
  readonly value: string;
  readonly onChoose: (rules: string) => void;
}

export function RulesChoice({ value, onChoose }: RulesChoiceProps) {
  useEffect(fetchPresets, []);
  const names = (presets.value ?? []).filter(({ rules }) => rules.pairs).map(({ rules }) => rules.name);
  const choices = [...new Set([value, ...names])].map((name) => ({ value: name, text: t(`preset.${name}`) }));
  return <SelectField label={t("club.plan.rules")} value={value} choices={choices} onChoose={onChoose} />;
}
