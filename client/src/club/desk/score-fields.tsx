/** Two numbers of a table, typed with a keyboard: digits, Tab, Enter. */
import type { TypedScore } from "../score-entry";
import { onlyDigits } from "../score-entry";
import { t } from "../../language/language";

export interface ScoreFieldsProps {
  readonly table: number;
  readonly typed: TypedScore;
  /** What stands in the fields as long as nothing is typed: what a phone has said, or what the page would add. */
  readonly hint: readonly [string, string];
  readonly invalid: boolean;
  readonly onTyped: (typed: TypedScore) => void;
  readonly onEnter: () => void;
}

/** Keys that people type between two numbers. */
const BETWEEN: ReadonlySet<string> = new Set([":", "-", "/", " "]);

export function ScoreFields({ table, typed, hint, invalid, onTyped, onEnter }: ScoreFieldsProps) {
  const field = (side: "first" | "second") => (
    <input
      class="score-field"
      type="text"
      inputMode="numeric"
      autocomplete="off"
      enterkeyhint="done"
      aria-label={t(`club.score.${side}`, { table })}
      aria-invalid={invalid}
      data-table={table}
      data-side={side}
      placeholder={hint[side === "first" ? 0 : 1]}
      value={typed[side]}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => {
        const text = onlyDigits(event.currentTarget.value);
        event.currentTarget.value = text;
        onTyped({ ...typed, [side]: text });
      }}
      onKeyDown={(event) => onKey(event, side, onEnter, () => onTyped({ first: "", second: "", timed: false }))}
    />
  );
  return (
    <span class="score-fields">
      {field("first")}
      <span aria-hidden="true">:</span>
      {field("second")}
    </span>
  );
}

function onKey(
  event: KeyboardEvent & { readonly currentTarget: HTMLInputElement },
  side: "first" | "second",
  onEnter: () => void,
  onClear: () => void,
): void {
  const { currentTarget: field } = event;
  if (event.key === "Enter") onEnter();
  else if (event.key === "Escape") onClear();
  else if (BETWEEN.has(event.key)) fieldsOf(field).find((other) => other !== field)?.focus();
  else if (event.key === "ArrowDown") focusRow(field, side, 1);
  else if (event.key === "ArrowUp") focusRow(field, side, -1);
  else return;
  event.preventDefault();
}

function fieldsOf(field: HTMLInputElement): readonly HTMLInputElement[] {
  return [...(field.parentElement?.querySelectorAll<HTMLInputElement>(".score-field") ?? [])];
}

function focusRow(field: HTMLInputElement, side: "first" | "second", by: 1 | -1): void {
  const column = [...document.querySelectorAll<HTMLInputElement>(`.table-score .score-field[data-side="${side}"]`)];
  column[column.indexOf(field) + by]?.focus();
}

/** After a table is written: to the next that has nothing yet, after it or else from the top; if there is none, to the title. */
export function focusNextOpen(table: number): void {
  const first = [...document.querySelectorAll<HTMLInputElement>('.table-score .score-field[data-side="first"]')];
  const open = first.filter((field) => field.value === "" && field.dataset["table"] !== String(table));
  const after = open.find((field) => Number(field.dataset["table"]) > table) ?? open[0];
  if (after !== undefined) after.focus();
  else document.getElementById("round-title")?.focus();
}
