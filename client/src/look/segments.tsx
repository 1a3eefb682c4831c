/** One choice of few, all of them seen: a group of radio buttons that looks like tiles side by side. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface SegmentsProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly text: ComponentChildren }[];
  readonly onChoose: (value: Value) => void;
  /** Read aloud only; the choices speak for themselves. */
  readonly labelUnseen?: boolean;
  /** On a phone two stand side by side. */
  readonly longWords?: boolean;
}

export function Segments<Value extends string | number | null>({
  label,
  value,
  choices,
  onChoose,
  labelUnseen = false,
  longWords = false,
}: SegmentsProps<Value>) {
  const group = useId();
  return (
    <fieldset class="choice">
      <legend class={labelUnseen ? "unseen" : "choice-label"}>{label}</legend>
      <div class={longWords ? "segments segments-long" : "segments"}>
        {choices.map((choice) => (
          <label class="segment" key={choice.value}>
            <input
              type="radio"
              name={group}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
