/** A score sheet from a file or a link, which may hold anything. What it says of the match is judged later. */
import type { RoundTold, Sheet, StartTold } from "../generated/messages";

type Unknown = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

/** The value as a sheet, or null where it isn't written as one. */
export function readSheet(value: unknown): Sheet | null {
  return isSheet(value) ? (value as Sheet) : null;
}

/** The same for a text. */
export function readSheetText(text: string): Sheet | null {
  try {
    return readSheet(JSON.parse(text));
  } catch {
    return null;
  }
}

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => Number.isSafeInteger(value);
const listOf = (check: Check): Check => (value) => Array.isArray(value) && value.every(check);
const orNull = (check: Check): Check => (value) => value === null || check(value);
const either = (one: Check, two: Check): Check => (value) => one(value) || two(value);
const isRecord: Check = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const recordOf = (check: Check): Check => (value) => isRecord(value) && Object.values(value as Unknown).every(check);

/** A record with these fields and no others; what isn't needed may be missing. */
function fields(checks: Readonly<Record<string, Check>>, needed: readonly string[] = []): Check {
  return (value) => {
    if (!isRecord(value)) return false;
    const record = value as Unknown;
    return (
      needed.every((name) => Object.hasOwn(record, name)) &&
      Object.entries(record).every(([name, field]) => Object.hasOwn(checks, name) && checks[name]?.(field) === true)
    );
  };
}

const START: Record<keyof StartTold, Check> = { open: orNull(isNumber), remembered: isNumber };

const ROUND: Record<keyof RoundTold, Check> = {
  out: orNull(isText),
  block: orNull(isText),
  timeout: orNull(isText),
  last: orNull(isText),
  bonuses: recordOf(listOf(isText)),
  hands: recordOf(either(isNumber, listOf(isText))),
};

const twoOf = (check: Check): Check => (value) => listOf(check)(value) && (value as readonly unknown[]).length === 2;

const SHEET: Record<keyof Sheet, Check> = {
  rules: isText,
  options: isRecord,
  players: listOf(isText),
  pairs: orNull(twoOf(twoOf(isText))),
  start: recordOf(fields(START)),
  rounds: listOf(fields(ROUND)),
};

const isSheet = fields(SHEET, ["rules"]);
