/** A question to somebody who composes rules: one of a few answers, or a number. */
import { useId, useState } from "preact/hooks";
import type { AskedChoice, AskedNumber, AskedQuestion } from "../generated/messages";
import { t } from "../language/language";
import { NextIcon, WarnIcon } from "../look/icons";
import { Segments } from "../look/segments";
import { withWholeTiles } from "../tile/whole-tiles";
import type { Changes } from "./address";
import "./question.css";

export interface QuestionProps<Asked = AskedQuestion> {
  readonly question: Asked;
  readonly onAnswer: (changes: Changes) => void;
  /** Why the latest answer made no sense. */
  readonly refusal: string | null;
}

/** Answers that are longer than this altogether don't lie side by side. */
const FITS_IN_A_ROW = 44;
const MANY = 7;

export function Question(props: QuestionProps) {
  const { question, refusal } = props;
  return (
    <div class="question" data-question={question.name}>
      {question.kind === "choice" ? (
        <Choice {...props} question={question} />
      ) : (
        <NumberField {...props} question={question} />
      )}
      <Refusal title={question.title} text={refusal} />
    </div>
  );
}

function Refusal({ title, text, id }: { readonly title: string; readonly text: string | null; readonly id?: string }) {
  if (text === null) return null;
  return (
    <p class="refusal" role="alert" id={id}>
      <WarnIcon size={18} />
      <span>{t("book.refused", { title, text })}</span>
    </p>
  );
}

function Choice({ question, onAnswer }: QuestionProps<AskedChoice>) {
  const { title, chosen, answers } = question;
  const field = useId();
  const answer = (name: string) => {
    const found = answers.find((one) => one.name === name);
    if (found !== undefined) onAnswer(found.changes);
  };
  const length = answers.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= FITS_IN_A_ROW && answers.length <= MANY) {
    return (
      <Segments
        label={withWholeTiles(title)}
        value={chosen}
        choices={answers.map(({ name, text }) => ({ value: name, text: withWholeTiles(text) }))}
        onChoose={answer}
      />
    );
  }
  return (
    <>
      <label class="choice-label" for={field}>
        {withWholeTiles(title)}
      </label>
      <span class="question-select">
        <select id={field} class="field" value={chosen} onChange={(event) => answer(event.currentTarget.value)}>
          {answers.map(({ name, text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
        <NextIcon size={20} />
      </span>
    </>
  );
}

function NumberField({ question, onAnswer }: QuestionProps<AskedNumber>) {
  const { title, value, optional, usual } = question;
  const field = useId();
  const [senseless, setSenseless] = useState(false);
  const answer = (number: number | null) => {
    setSenseless(false);
    if (number !== value) onAnswer(changesOf(question, number));
  };
  const read = (text: string) => {
    const number = text.trim() === "" ? null : Number(text);
    if (makesSense(question, number)) answer(number);
    else setSenseless(true);
  };
  return (
    <>
      <label class="choice-label" for={field}>
        {withWholeTiles(title)}
      </label>
      <div class="number">
        <input
          id={field}
          class="field number-field"
          inputMode="numeric"
          autocomplete="off"
          key={value}
          defaultValue={value === null ? "" : String(value)}
          placeholder={optional ? "—" : ""}
          aria-invalid={senseless}
          aria-describedby={senseless ? `${field}-why` : undefined}
          onChange={(event) => read(event.currentTarget.value)}
        />
        <ul class="number-usual">
          {optional && (
            <li>
              <Usual text={t("book.number.none")} chosen={value === null} onChoose={() => answer(null)} />
            </li>
          )}
          {usual.map((number) => (
            <li key={number}>
              <Usual text={String(number)} chosen={value === number} onChoose={() => answer(number)} />
            </li>
          ))}
        </ul>
      </div>
      <Refusal title={title} text={senseless ? rangeText(question) : null} id={`${field}-why`} />
    </>
  );
}

interface UsualProps {
  readonly text: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Usual({ text, chosen, onChoose }: UsualProps) {
  return (
    <button type="button" class="number-one" aria-pressed={chosen} onClick={onChoose}>
      {text}
    </button>
  );
}

/** Whether the question can be answered so at all; the rule set may still say no. */
export function makesSense({ optional, least, most }: AskedNumber, number: number | null): boolean {
  if (number === null) return optional;
  return Number.isSafeInteger(number) && number >= least && (most === null || number <= most);
}

function rangeText({ least, most }: AskedNumber): string {
  return most === null ? t("book.number.least", { least }) : t("book.number.range", { least, most });
}

/** The options to choose otherwise for that number; null takes an entry out. */
export function changesOf({ option, entry, entries }: AskedNumber, number: number | null): Changes {
  if (entry === null) return { [option]: number };
  const { [entry]: _, ...others } = entries;
  return { [option]: number === null ? others : { ...others, [entry]: number } };
}
