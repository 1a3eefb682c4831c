/** Digits for the thumb, on the bare wood at the lower edge of a phone. */
import type { ComponentChildren } from "preact";
import { CheckIcon } from "../../look/icons";
import { t } from "../../language/language";
import { Wood } from "../../look/surface";
import { BackspaceIcon } from "../icons";
import "./keypad.css";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

export interface KeypadProps {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onDone: () => void;
  /** What the tick does, read aloud. */
  readonly done: string;
  readonly ready: boolean;
  /** What stands above the digits. */
  readonly children?: ComponentChildren;
}

export function Keypad({ onDigit, onErase, onDone, done, ready, children }: KeypadProps) {
  const digit = (value: string) => (
    <button type="button" class={`key key-${value}`} key={value} onClick={() => onDigit(value)}>
      {value}
    </button>
  );
  return (
    <div class="edge keypad">
      <Wood />
      {children !== undefined && <div class="keypad-above">{children}</div>}
      <div class="keys">
        {DIGITS.map(digit)}
        {digit("0")}
        <button type="button" class="key key-erase" aria-label={t("club.keypad.erase")} onClick={onErase}>
          <BackspaceIcon size={28} />
        </button>
        <button type="button" class="key key-done" aria-label={done} aria-disabled={!ready} onClick={onDone}>
          <CheckIcon size={34} />
        </button>
      </div>
    </div>
  );
}
