/** The bonuses of the round that is being told: how often each side has earned each. */
import { t } from "../language/language";
import { Sheet } from "../look/sheet";
import { timesEarned, withBonus } from "./draft";
import { sideName } from "./sheet-words";
import type { SheetInHand } from "./use-sheet";
import "./bonus-sheet.css";

export function BonusSheet({ hand, onClose }: { readonly hand: SheetInHand; readonly onClose: () => void }) {
  const { draft, table } = hand;
  const { people, playing, rules } = table;
  return (
    <Sheet title={t("sheet.bonuses")} onClose={onClose}>
      {Object.entries(rules.bonuses).map(([bonus, points]) => (
        <fieldset class="bonus" key={bonus}>
          <legend>
            {t(`sheet.bonus.${bonus}`)} <b>+{points}</b>
          </legend>
          {playing.map((side) => {
            const name = sideName(people.names[side] ?? "");
            const times = timesEarned(draft, bonus, side, table);
            return (
              <div class="bonus-side" key={side}>
                <span>{name}</span>
                <button
                  type="button"
                  class="button"
                  disabled={times === 0}
                  aria-label={t("sheet.bonus.less", { name })}
                  onClick={() => hand.tell(withBonus(draft, bonus, side, false, table))}
                >
                  −
                </button>
                <output>{times}</output>
                <button
                  type="button"
                  class="button"
                  aria-label={t("sheet.bonus.more", { name })}
                  onClick={() => hand.tell(withBonus(draft, bonus, side, true, table))}
                >
                  +
                </button>
              </div>
            );
          })}
        </fieldset>
      ))}
    </Sheet>
  );
}
