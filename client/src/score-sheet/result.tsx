/** The end of the match: who is the goat, or has won; rating; and the next match. */
import type { EndDocument } from "../generated/messages";
import { t } from "../language/language";
import { CheckIcon, ClockIcon, GoatIcon } from "../look/icons";
import { Wood } from "../look/surface";
import { navigate } from "../router";
import { keepNew, type KeptSheet } from "./kept-sheets";
import type { ScoringRules } from "./scoring/scoring-rules";
import { endText, sideName } from "./sheet-words";
import "./result.css";

interface ResultProps {
  readonly kept: KeptSheet;
  readonly end: EndDocument;
  readonly rules: ScoringRules;
}

export function Result({ kept, end, rules }: ResultProps) {
  const rating = Object.entries(end.rating);
  return (
    <section class="edge pad result" aria-label={t("sheet.end")}>
      <Wood />
      <div class="result-says" role="status">
        <EndSign end={end} rules={rules} />
        <h2>{endText(end, rules)}</h2>
      </div>
      {rating.length > 0 && (
        <dl class="result-rating">
          <dt>{t("sheet.rating")}</dt>
          {rating.map(([name, n]) => (
            <dd key={name}>
              {sideName(name)} <b>{n}</b>
            </dd>
          ))}
        </dl>
      )}
      <button type="button" class="button button-main" onClick={() => startAgain(kept)}>
        {t("sheet.again")}
      </button>
    </section>
  );
}

function EndSign({ end, rules }: Omit<ResultProps, "kept">) {
  if (end.reason === "timeout") return <ClockIcon size={40} />;
  return rules.direction === "credit" ? <CheckIcon size={40} /> : <GoatIcon size={40} />;
}

/** The same people by the same rules, from nothing. */
export function startAgain({ sheet: { rules, options, players, pairs } }: KeptSheet): void {
  const sheet = {
    rules,
    ...(options !== undefined && { options }),
    ...(players !== undefined && { players }),
    ...(pairs !== undefined && { pairs }),
  };
  navigate(`/score/${keepNew(sheet, { rounds: [], end: null }).id}`);
}
