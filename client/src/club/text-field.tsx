/** A line of text with its label. */
import { useId } from "preact/hooks";

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly numeric?: boolean;
  readonly type?: "text" | "datetime-local";
  readonly autocomplete?: string;
  /** Why it can't stay so. */
  readonly fault?: string;
  readonly hint?: string;
}

const LONGEST = 200;

export function TextField({
  label,
  value,
  onText,
  numeric = false,
  type = "text",
  autocomplete = "off",
  fault = "",
  hint = "",
}: TextFieldProps) {
  const field = useId();
  const says = fault === "" ? hint : fault;
  const attributes = {
    id: field,
    class: "field",
    autocomplete,
    maxLength: LONGEST,
    value,
    "aria-invalid": fault !== "",
    "aria-describedby": says === "" ? undefined : `${field}-says`,
    onInput: (event: Event & { readonly currentTarget: HTMLInputElement }) => onText(event.currentTarget.value),
  };
  return (
    <div class="text-field">
      <label class="choice-label" for={field}>
        {label}
      </label>
      {type === "datetime-local" ? (
        <input type="datetime-local" {...attributes} />
      ) : (
        <input type="text" inputMode={numeric ? "decimal" : undefined} {...attributes} />
      )}
      {says !== "" && (
        <p id={`${field}-says`} class={fault === "" ? "choice-says" : "refusal"}>
          {says}
        </p>
      )}
    </div>
  );
}
