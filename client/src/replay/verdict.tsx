/** What a decision was worth: its name, what it cost against the best move and why, and the other moves. */
import { t } from "../language/language";
import type { Decision, Laid, Option, RulesView } from "../generated/messages";
import { CheckIcon, WarnIcon } from "../look/icons";
import { endValues, tileText } from "../table/moves";
import type { Person } from "../table/people";
import { isMarked } from "./match-analysis";
import { pointsText } from "./number-text";
import "./verdict.css";

export interface VerdictProps {
  readonly decision: Decision;
  readonly rules: RulesView;
  /** The line before the move. */
  readonly line: readonly Laid[];
  readonly people: readonly Person[];
}

const MOST_OPTIONS = 4;

export function Verdict({ decision, rules, line, people }: VerdictProps) {
  const { label, loss, error, open_loss: open } = decision;
  const [best] = decision.options;
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
              {t("verdict.cost", { points: pointsText(loss), error: pointsText(error) })}{" "}
            </>
          )}
          {reasonsText(decision, rules)}
        </p>
        <ul class="verdict-options">
          {decision.options.slice(0, MOST_OPTIONS).map((option) => (
            <li key={`${tileText(option.play.tile)} ${option.play.end}`}>
              {moveText(option, line)} <span>{option.behind < 0.05 ? "0" : `−${pointsText(option.behind)}`}</span>
            </li>
          ))}
        </ul>
        {decision.best_line.length > 1 && (
          <p class="verdict-open">
            {t("verdict.line")} <BestLine decision={decision} people={people} />
          </p>
        )}
        {open !== null && <p class="verdict-open">{t("verdict.open", { points: pointsText(open) })}</p>}
      </div>
    </div>
  );
}

/** How the round could have gone on, whose play each is told by an initial. */
function BestLine({ decision, people }: { readonly decision: Decision; readonly people: readonly Person[] }) {
  return (
    <>
      {decision.best_line.map(({ seat, play }) => {
        const person = people.find((candidate) => candidate.seat === seat);
        return (
          <span key={tileText(play.tile)} class="verdict-play">
            <span class="unseen">{person?.name}</span>
            <span aria-hidden="true">{[...(person?.name ?? "")][0]?.toLocaleUpperCase()}</span> {tileText(play.tile)}
          </span>
        );
      })}
    </>
  );
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
