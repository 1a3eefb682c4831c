/** Numbers as they are said in the page's language: with their sign, as money, as a time. */

const MINUS = "\u2212";

/** «+265», «−14», «0». */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `${MINUS}${-value}`;
}

/** Hundredths of a currency, as «1 250,50 MDL» is written in the language. What is no currency is shown by its letters. */
export function money(hundredths: number, currency: string, language: string): string {
  const amount = hundredths / 100;
  const digits = { minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 };
  try {
    return new Intl.NumberFormat(language, { style: "currency", currency, ...digits }).format(amount);
  } catch {
    return `${new Intl.NumberFormat(language, digits).format(amount)} ${currency}`;
  }
}

/** What was typed as an amount or a share («12,50», «1 000»), in hundredths; null if it is none. */
export function typedHundredths(text: string): number | null {
  const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[\s\u00a0\u202f']/g, ""));
  if (found === null) return null;
  const [, whole = "", part = ""] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** Hundredths as they would be typed: «12.5», «100». */
export function hundredthsToType(hundredths: number): string {
  return String(hundredths / 100);
}

/** Time that is left, «18:24» or «1:02:09»; a second that has begun is counted. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** The time of day, in the hours of where the page is looked at. */
export function timeOfDay(milliseconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(milliseconds);
}

/** A local time without a zone («2026-12-05T18:00»), as «сб, 5 декабря, 18:00». What is no time is shown as it is. */
export function dayAndTime(local: string, language: string): string {
  const time = Date.parse(`${local}Z`);
  if (Number.isNaN(time)) return local;
  const options = { weekday: "short", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(time);
}

/** «минуту назад», «3 минуты назад». */
export function ago(then: number, now: number, language: string): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes === 0) return format.format(0, "second");
  return minutes < 60 ? format.format(-minutes, "minute") : format.format(-Math.round(minutes / 60), "hour");
}
