/** What stands on a printed sheet besides the table: what was played, when, and how it ended. */
import type { Sheet } from "../generated/messages";
import { language } from "../language/language";
import { t } from "../language/language";
import type { KeptSheet } from "./kept-sheets";
import type { ScoringRules } from "./scoring/scoring-rules";
import { endText, rulesLine, sheetPeople, sheetTitle, sideName } from "./sheet-words";

interface HeadProps {
  readonly sheet: Sheet;
  readonly rules: ScoringRules;
  readonly changedAt: number;
}

export function PrintedHead({ sheet, rules, changedAt }: HeadProps) {
  return (
    <div class="printed printed-head" aria-hidden="true">
      <h2>{sheetTitle(rules)}</h2>
      <p>{[rulesLine(rules), sheetPeople(sheet), dayText(changedAt)].filter((text) => text !== "").join(" · ")}</p>
    </div>
  );
}

export function PrintedFoot({ kept, rules }: { readonly kept: KeptSheet; readonly rules: ScoringRules }) {
  const { end } = kept.document;
  if (end === null) return null;
  const rating = Object.entries(end.rating).map(([name, n]) => `${sideName(name)} ${n}`);
  return (
    <div class="printed printed-foot" aria-hidden="true">
      <p>
        <b>{endText(end, rules)}</b>
      </p>
      {rating.length > 0 && (
        <p>
          {t("sheet.rating")}: {rating.join(", ")}
        </p>
      )}
    </div>
  );
}

export function dayText(at: number): string {
  return new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" }).format(at);
}
