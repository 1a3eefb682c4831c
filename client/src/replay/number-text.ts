/** Numbers of the analysis as the page's language writes them. */
import { language } from "../language/language";
import type { TargetIn } from "../generated/messages";

/** What the numbers are: points, or rounds where these are counted instead. A round is worth many points, and has a place more. */
const PLACES: Readonly<Record<TargetIn, number>> = { points: 1, rounds: 2 };

/** "2,4" points, "0,24" rounds. */
export function amountText(amount: number, unit: TargetIn): string {
  return new Intl.NumberFormat(language.value, withPlaces(unit)).format(amount);
}

/** With its sign: "+2,4", "−0,3". */
export function signedText(amount: number, unit: TargetIn): string {
  return new Intl.NumberFormat(language.value, { ...withPlaces(unit), signDisplay: "exceptZero" })
    .format(amount)
    .replace("-", "−");
}

/** Whether it would be told as 0. */
export function isNothing(amount: number, unit: TargetIn): boolean {
  return Math.abs(amount) < 10 ** -PLACES[unit] / 2;
}

function withPlaces(unit: TargetIn): Intl.NumberFormatOptions {
  return { minimumFractionDigits: PLACES[unit], maximumFractionDigits: PLACES[unit] };
}
