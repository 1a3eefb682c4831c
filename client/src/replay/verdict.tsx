/** What a decision was worth: its name, what it cost against the best move and why, and the other moves. */
import { t } from "../language/language";
import type { Decision, Laid, Option, RulesView, TargetIn } from "../generated/messages";
import { CheckIcon, NextIcon, WarnIcon } from "../look/icons";
import { endValues, tileText } from "../table/moves";
import { isMarked } from "./match-analysis";
import { amountText, isNothing } from "./number-text";
import "./verdict.css";

export interface VerdictProps {
  readonly decision: Decision;
  readonly rules: RulesView;
  /** The line before the move. */
  readonly line: readonly Laid[];
  /** Show how the round could have gone, where that is told. */
  readonly onLine: () => void;
}

const MOST_OPTIONS = 4;

export function Verdict({ decision, rules, line, onLine }: VerdictProps) {
  const { label, open_loss: open } = decision;
  const [best] = decision.options;
  const unit = rules.target_in;
  const marked = isMarked(decision);
  return (
    <div class={marked ? "verdict verdict-bad" : "verdict"}>
      {marked ? <WarnIcon size={20} /> : <CheckIcon size={20} />}
      <div>
        <p>
          <b>{t(`label.${label}`)}.</b>{" "}
          {label !== "best" && best !== undefined && (
            <>
              {t("verdict.better", { move: moveText(best, line) })}{" "}
              {costText(decision, unit)}{" "}
            </>
          )}
          {reasonsText(decision, rules)}
        </p>
        <ul class="verdict-options">
          {decision.options.slice(0, MOST_OPTIONS).map((option) => (
            <li key={`${tileText(option.play.tile)} ${option.play.end}`}>
              {moveText(option, line)} <span>{isNothing(option.behind, unit) ? "0" : `−${amountText(option.behind, unit)}`}</span>
            </li>
          ))}
        </ul>
        {decision.best_line.length > 0 && (
          <button type="button" class="button verdict-line" onClick={onLine}>
            {t("line.show")}
            <NextIcon size={18} />
          </button>
        )}
        {open !== null && <p class="verdict-open">{t(`verdict.open.${unit}`, { cost: amountText(open, unit) })}</p>}
      </div>
    </div>
  );
}

/** What the move cost, and how surely; where all that was possible was gone through, there is nothing unsure about it. */
function costText({ loss, error }: Decision, unit: TargetIn): string {
  const cost = amountText(loss, unit);
  return error === 0 ? t(`verdict.cost_exact.${unit}`, { cost }) : t(`verdict.cost.${unit}`, { cost, error: amountText(error, unit) });
}

/** A tile, and to which end where it could go to either. */
function moveText({ play }: Option, line: readonly Laid[]): string {
  const ends = endValues(line);
  const tile = tileText(play.tile);
  if (ends === null || ends.left === ends.right) return tile;
  const fitsBoth = play.tile.includes(ends.left) && play.tile.includes(ends.right);
  return fitsBoth ? t("verdict.move_to_end", { tile, value: ends[play.end] }) : tile;
}

function reasonsText({ reasons }: Decision, { pairs }: RulesView): string {
  if (reasons.length === 0) return t("reason.none");
  return reasons.map((reason) => t(pairs && reason === "opposite" ? "reason.partner" : `reason.${reason}`)).join(" ");
}
