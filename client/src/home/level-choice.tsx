/** How well the bots play, by number; the level's name and character stand below. */
import { t } from "../language/language";
import { Segments } from "../look/segments";
import { LEVELS, level } from "./choices";
import "./level-choice.css";

export function LevelChoice() {
  return (
    <div class="level-choice">
      <Segments
        label={t("request.level")}
        value={level.value}
        choices={LEVELS.map((value, place) => ({ value, text: String(place + 1) }))}
        onChoose={(chosen) => {
          level.value = chosen;
        }}
      />
      <p class="choice-says">
        <b>{t(`level.${level.value}.name`)}.</b> {t(`level.${level.value}.says`)}
      </p>
    </div>
  );
}
