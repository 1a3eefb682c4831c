/** One of many, in a list that opens. */
import { useId } from "preact/hooks";

export interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly onChoose: (value: string) => void;
}

export function SelectField({ label, value, choices, onChoose }: SelectFieldProps) {
  const field = useId();
  return (
    <div>
      <label class="choice-label" for={field}>
        {label}
      </label>
      <select id={field} class="field" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option value={choice.value} key={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  );
}
