/** Days as `YYYY-MM-DD`, and the results that this device remembers by day. */
import { stored } from "../settings/stored";

/** By day, whether the first answer was right. */
export type Results = Readonly<Record<string, boolean>>;

const DAY_MS = 86_400_000;
const MOST_DAYS = 400;

/** The day where the player is. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day as it was meant, or null where the text is no day. */
export function dayNamed(text: string): string | null {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayAt(time) === text ? text : null;
}

/** So many days later; earlier where `days` is negative. */
export function daysLater(day: string, days: number): string {
  return dayAt(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** How many days in a row were solved at the first try, up to the day; it needn't be answered yet itself. */
export function streakAt(day: string, results: Results): number {
  let length = 0;
  for (let at = results[day] === undefined ? daysLater(day, -1) : day; results[at] === true; at = daysLater(at, -1)) {
    length += 1;
  }
  return length;
}

/** With the day's first answer; later ones change nothing. */
export function withResult(results: Results, day: string, right: boolean): Results {
  if (results[day] !== undefined) return results;
  const kept = Object.entries({ ...results, [day]: right }).toSorted(([one], [other]) => (one < other ? 1 : -1));
  return Object.fromEntries(kept.slice(0, MOST_DAYS));
}

export function parseResults(text: string): Results {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
    );
  } catch {
    return {};
  }
}

const kept = stored<string>("puzzles", "{}", (text) => text);

export function results(): Results {
  return parseResults(kept.value);
}

export function remember(day: string, right: boolean): void {
  kept.value = JSON.stringify(withResult(results(), day, right));
}
