/** Words about a score sheet: its title, its people, what can't be on it, how it ended. */
import type { EndDocument, Sheet, SheetFault } from "../generated/messages";
import { rulesWords, targetWords } from "../home/options-line";
import { t } from "../language/language";
import { chosenRules } from "./presets";
import type { ScoringRules } from "./scoring/scoring-rules";

/** «Козёл до 101». */
export function sheetTitle(rules: ScoringRules): string {
  const name = t(`preset.${rules.name}`);
  if (rules.target_in === "rounds") return t("sheet.title.rounds", { rules: name, n: rules.target });
  return t("sheet.title", { rules: name, n: rules.target });
}

/** What matters in the rules besides name and target: pairs, the fish, and so on. */
export function rulesLine(rules: ScoringRules): string {
  return rulesWords(rules)
    .filter((words) => words !== t(`preset.${rules.name}`) && words !== targetWords(rules))
    .join(" · ");
}

/** A pair's name with room round its plus. */
export function sideName(name: string): string {
  return name.replaceAll("+", " + ");
}

export function namesList(names: readonly string[]): string {
  return names.map(sideName).join(", ");
}

export function faultText(fault: SheetFault): string {
  return t(`sheet.fault.${fault.code}`, {
    name: sideName(fault.name),
    found: fault.found,
    expected: fault.expected,
    round: fault.round ?? 0,
  });
}

export function endText(end: EndDocument, rules: ScoringRules): string {
  const losers = namesList(end.losers);
  if (end.reason === "timeout") return t("sheet.end.timeout", { names: losers });
  if (rules.direction === "credit") return t("sheet.end.winners", { names: namesList(end.winners) });
  return t("sheet.end.goats", { n: end.losers.length, names: losers });
}

/** The people of a sheet in its order, partners joined. */
export function sheetPeople({ players = [], pairs }: Sheet): string {
  if (pairs !== undefined && pairs !== null) return namesList(pairs.map((pair) => pair.join("+")));
  return namesList(players);
}

/** The rules of a kept sheet, which are there: nothing is kept whose preset isn't. */
export function rulesOfSheet(sheet: Sheet): ScoringRules {
  const chosen = chosenRules(sheet.rules, sheet.options);
  if (chosen === null) throw new RangeError(`no preset ${sheet.rules}`);
  return chosen.rules;
}
