/** Numbers as they are said in the page's language: with their sign, as money, as a time. */

const MINUS = "\u2212";

/** «+265», «−14», «0». */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `${MINUS}${-value}`;
}

/** An amount in the currency's smallest unit, as «1 250,50 MDL» is written in the language. A currency that isn't one is shown by its letters. */
export function money(minor: number, currency: string, language: string): string {
  try {
    const format = new Intl.NumberFormat(language, { style: "currency", currency });
    return format.format(minor / 10 ** minorDigits(currency));
  } catch {
    return `${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(minor / 100)} ${currency}`;
  }
}

/** How many digits stand after the point: two for most, none for the yen. */
export function minorDigits(currency: string): number {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** What was typed as an amount («12,50», «1 000»), in smallest units; null if it is none. */
export function typedMoney(text: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const found = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.replaceAll(/[\s\u00a0\u202f']/g, ""));
  if (found === null) return null;
  const [, whole = "", part = ""] = found;
  if (part.length > digits) return null;
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, "0") || "0");
}

/** The amount as it would be typed: «12.50», «100». */
export function moneyToType(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const whole = minor % 10 ** digits === 0;
  return (minor / 10 ** digits).toFixed(whole ? 0 : digits);
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

/** «29 ноября, 19:00». */
export function dayAndTime(milliseconds: number, language: string): string {
  const options = { weekday: "short", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, options).format(milliseconds);
}
