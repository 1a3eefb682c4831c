/** A signal that the browser remembers, and that follows the other tabs of this browser. */
import { effect, type Signal, signal } from "@preact/signals";

const PREFIX = "kozel.";

/** `parse` reads what was stored, and answers null for what isn't a value (any more). */
export function stored<Value extends string | boolean>(
  name: string,
  initial: Value,
  parse: (text: string) => Value | null,
): Signal<Value> {
  const key = PREFIX + name;
  const text = read(key);
  const value = signal(text === null ? initial : (parse(text) ?? initial));
  effect(() => write(key, String(value.value)));
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === key && event.newValue !== null) value.value = parse(event.newValue) ?? initial;
  });
  return value;
}

export function storedChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  initial: Choice,
): Signal<Choice> {
  return stored<Choice>(name, initial, (text) => choices.find((choice) => choice === text) ?? null);
}

export function storedSwitch(name: string, initial: boolean): Signal<boolean> {
  return stored<boolean>(name, initial, (text) => (text === "true" ? true : text === "false" ? false : null));
}

// A browser may forbid storage altogether; then a setting lasts as long as the page.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}
