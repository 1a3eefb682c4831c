/** How a fish is scored. */
import { t } from "../language/language";
import { FishIcon } from "../look/icons";
import { Segments } from "../look/segments";
import { BLOCK_SCORES, blockScore } from "./choices";

export function FishChoice() {
  return (
    <Segments
      label={t("fish.label")}
      value={blockScore.value}
      choices={BLOCK_SCORES.map((value) => ({
        value,
        text: (
          <>
            <FishIcon size={20} />
            {t(`fish.${value}`)}
          </>
        ),
      }))}
      onChoose={(chosen) => {
        blockScore.value = chosen;
      }}
    />
  );
}
