/** Saying how our game ended, by thumb: two numbers and a keypad of wood. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PhoneGame, PhoneView, ReportView, Side } from "../../generated/club";
import { t } from "../../language/language";
import { BackIcon } from "../../look/icons";
import { onlyDigits, readScore, type TypedScore } from "../score-entry";
import { sideNames } from "../words";
import { Keypad } from "./keypad";

export interface ReportProps {
  readonly game: PhoneGame;
  readonly view: PhoneView;
  readonly initial: ReportView | null;
  /** Points in the table's order. */
  readonly onReport: (points: readonly [number, number], timed: boolean) => void;
  readonly onBack: () => void;
}

type Field = "first" | "second";

/** Mine stands first here, whatever the table's order. */
export function ReportScore({ game, view, initial, onReport, onBack }: ReportProps) {
  const mine = game.side === 0 ? 0 : 1;
  const theirs = mine === 0 ? 1 : 0;
  const typed = useSignal<TypedScore>({
    first: initial === null ? "" : String(initial.played.points[mine]),
    second: initial === null ? "" : String(initial.played.points[theirs]),
    timed: initial?.played.timed ?? false,
  });
  const field = useSignal<Field>("first");
  const said = useSignal(false);
  const { game: rules } = view.plan.format;
  const entry = readScore(typed.value, rules.target);
  const write = (change: (before: string) => string) => {
    said.value = false;
    typed.value = { ...typed.value, [field.value]: onlyDigits(change(typed.value[field.value])) };
  };
  const done = () => {
    said.value = true;
    if (entry.kind !== "score") {
      if (entry.kind === "fault" && entry.fault === "one_missing") field.value = field.value === "first" ? "second" : "first";
      return;
    }
    const [ours, others] = entry.points;
    onReport(mine === 0 ? [ours, others] : [others, ours], entry.timed);
  };
  useDigitKeys((digit) => write((before) => before + digit), () => write((before) => before.slice(0, -1)), done, onBack);
  const filled = entry.kind === "score" ? entry.points : null;
  return (
    <>
      <div class="report-head">
        <button type="button" class="icon-button" aria-label={t("club.back")} onClick={onBack}>
          <BackIcon />
        </button>
        <h2>{t("club.phone.report")}</h2>
      </div>
      <div class="report-fields">
        <ScoreField
          side={game.game.sides[mine]}
          mine
          text={typed.value.first}
          guessed={filled === null ? null : String(filled[0])}
          active={field.value === "first"}
          onChoose={() => {
            field.value = "first";
          }}
        />
        <ScoreField
          side={game.game.sides[theirs]}
          mine={false}
          text={typed.value.second}
          guessed={filled === null ? null : String(filled[1])}
          active={field.value === "second"}
          onChoose={() => {
            field.value = "second";
          }}
        />
      </div>
      <p class="report-says" role="status">
        {said.value && entry.kind === "fault"
          ? t(`club.score.${entry.fault}`, { target: rules.target })
          : t(`club.report.hint.${rules.target_in}`, { target: rules.target })}
      </p>
      <Keypad
        onDigit={(digit) => write((before) => before + digit)}
        onErase={() => write((before) => before.slice(0, -1))}
        onDone={done}
        done={t("club.phone.send")}
        ready={entry.kind === "score"}
      >
        <button
          type="button"
          class="button"
          aria-pressed={typed.value.timed}
          onClick={() => {
            said.value = false;
            typed.value = { ...typed.value, timed: !typed.value.timed };
          }}
        >
          {t("club.timed")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            field.value = field.value === "first" ? "second" : "first";
          }}
        >
          {t("club.phone.other_side")}
        </button>
      </Keypad>
    </>
  );
}

interface ScoreFieldProps {
  readonly side: Side;
  readonly mine: boolean;
  readonly text: string;
  readonly guessed: string | null;
  readonly active: boolean;
  readonly onChoose: () => void;
}

function ScoreField({ side, mine, text, guessed, active, onChoose }: ScoreFieldProps) {
  const value = text !== "" ? text : guessed;
  return (
    <button
      type="button"
      class={active ? "report-field report-active" : "report-field"}
      aria-pressed={active}
      onClick={onChoose}
    >
      <span class="report-who">
        <small>{t(mine ? "club.phone.ours" : "club.phone.theirs")}</small>
        {sideNames(side)}
      </span>
      <span class={text === "" ? "report-points report-guessed" : "report-points"}>{value ?? "—"}</span>
    </button>
  );
}

/** A phone may have a keyboard too, and some play at a laptop. */
function useDigitKeys(onDigit: (digit: string) => void, onErase: () => void, onDone: () => void, onBack: () => void): void {
  const latest = useRef({ onDigit, onErase, onDone, onBack });
  latest.current = { onDigit, onErase, onDone, onBack };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { onDigit, onErase, onDone, onBack } = latest.current;
      if (/^\d$/.test(event.key)) onDigit(event.key);
      else if (event.key === "Backspace") onErase();
      else if (event.key === "Escape") onBack();
      else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) onDone();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
