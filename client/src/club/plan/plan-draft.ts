/** A plan while it is written: texts as they are typed, and the plan that they come to. */
import type { AtTime, Format, Fund, Online, Plan, TieAtTime, TieSplit } from "../../generated/club";
import { hundredthsToType, typedHundredths } from "../figures";
import presets from "./presets.json";

/** The formats that clubs call by a name; a test holds them equal to the server's. */
export const FORMATS = presets as unknown as Readonly<Record<FormatName, Format>>;
export const FORMAT_NAMES = ["round_robin", "all_with_all", "swiss_pairs", "swiss_players"] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export interface PlanDraft {
  readonly name: string;
  readonly place: string;
  /** The series that it belongs to. Empty: none. */
  readonly series: string;
  readonly starts: string;
  /** All of the format but what is typed below. */
  readonly format: Format;
  readonly target: string;
  /** Empty: the schedule's whole length. */
  readonly rounds: string;
  /** Empty: no limit. */
  readonly minutes: string;
  readonly warning: string;
  readonly groups: string;
  readonly legs: string;
  readonly rules: string;
  readonly atTime: AtTime;
  readonly tieAtTime: TieAtTime;
  readonly currency: string;
  readonly stake: string;
  readonly fee: string;
  readonly sponsor: string;
  /** Percents, «50, 30, 20». Empty: no prizes. Without a stake or a gift there is nothing to share. */
  readonly shares: string;
  readonly split: TieSplit;
  readonly listed: boolean;
  readonly signUp: boolean;
  readonly phones: boolean;
  /** Played at tables on the web. */
  readonly online: boolean;
  /** A move, on the web. Empty: no clock. */
  readonly seconds: string;
  /** Minutes for which a table on the web waits. */
  readonly grace: string;
  readonly duplicate: boolean;
}

/** The fields that can be wrong. */
export type PlanField =
  | "name"
  | "target"
  | "rounds"
  | "minutes"
  | "warning"
  | "groups"
  | "legs"
  | "currency"
  | "stake"
  | "fee"
  | "sponsor"
  | "seconds"
  | "grace"
  | "shares";

export type ReadPlan =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly faults: ReadonlySet<PlanField> };

const WHOLE = 10_000;
/** What the places get where nobody has said otherwise. */
const USUAL_SHARES = "50, 30, 20";

export function newDraft(): PlanDraft {
  return {
    name: "",
    place: "",
    series: "",
    starts: "",
    format: FORMATS.all_with_all,
    target: "100",
    rounds: "",
    minutes: "",
    warning: "5",
    groups: "1",
    legs: "1",
    rules: "pairs-100",
    atTime: "finish_hand",
    tieAtTime: "extra_hand",
    currency: "MDL",
    stake: "",
    fee: "",
    sponsor: "",
    shares: USUAL_SHARES,
    split: "pool",
    listed: false,
    signUp: true,
    phones: true,
    online: false,
    seconds: "60",
    grace: "5",
    duplicate: false,
  };
}

export function draftOf(plan: Plan): PlanDraft {
  const { format, fund, online } = plan;
  const { seconds, grace, duplicate } = online ?? { seconds: 60, grace: 5, duplicate: false };
  return {
    name: plan.name,
    place: plan.place,
    series: plan.series,
    starts: plan.starts ?? "",
    format,
    target: String(format.game.target),
    rounds: format.rounds === null ? "" : String(format.rounds),
    minutes: format.game.time_limit === null ? "" : String(format.game.time_limit),
    warning: String(plan.warning),
    groups: String(format.groups),
    legs: String(format.legs),
    rules: plan.rules,
    atTime: plan.at_time,
    tieAtTime: plan.tie_at_time,
    currency: fund.currency,
    stake: amountOf(fund.stake),
    fee: amountOf(fund.fee),
    sponsor: amountOf(fund.sponsor),
    // Where there was no money the shares were not asked for; with money, none means that it stays undivided.
    shares: hasMoney(fund) ? fund.shares.map(hundredthsToType).join(", ") : USUAL_SHARES,
    split: fund.split,
    listed: plan.listed,
    signUp: plan.sign_up,
    phones: plan.phones,
    online: online !== null,
    seconds: seconds === null ? "" : String(seconds),
    grace: String(grace),
    duplicate,
  };
}

/** Another format by its name: who is drawn, who meets whom, the order of places. The game stays as it is. */
export function withFormat(draft: PlanDraft, name: FormatName): PlanDraft {
  const { unit, schedule, order } = FORMATS[name];
  return { ...draft, format: { ...draft.format, name, unit, schedule, order } };
}

/** The plan, or which fields can't be what is written in them. */
export function readPlan(draft: PlanDraft): ReadPlan {
  const faults = new Set<PlanField>();
  const check: Check = (field, value, otherwise) => {
    if (value === null) faults.add(field);
    return value ?? otherwise;
  };
  if (draft.name.trim() === "") faults.add("name");
  const minutes = draft.minutes.trim() === "" ? null : check("minutes", whole(draft.minutes, 1), 1);
  const warning = check("warning", whole(draft.warning, 0), 0);
  if (minutes !== null && !faults.has("minutes") && warning > minutes) faults.add("warning");
  const fund = readFund(draft, check);
  const online = draft.online ? readOnline(draft, check) : null;
  const format: Format = {
    ...draft.format,
    game: { ...draft.format.game, target: check("target", whole(draft.target, 1), 1), time_limit: minutes },
    rounds: draft.rounds.trim() === "" ? null : check("rounds", whole(draft.rounds, 1), 1),
    groups: check("groups", whole(draft.groups, 1), 1),
    legs: check("legs", whole(draft.legs, 1), 1),
  };
  if (faults.size > 0) return { ok: false, faults };
  const plan: Plan = {
    name: draft.name.trim(),
    place: draft.place.trim(),
    series: draft.series.trim(),
    starts: draft.starts === "" ? null : draft.starts,
    format,
    rules: draft.rules,
    // Without a limit nothing is warned of; the number is kept for when there is one.
    warning,
    at_time: draft.atTime,
    tie_at_time: draft.tieAtTime,
    fund,
    listed: draft.listed,
    sign_up: draft.signUp,
    phones: draft.phones,
    online,
  };
  return { ok: true, plan };
}

type Check = <Value>(field: PlanField, value: Value | null, otherwise: Value) => Value;

function readOnline({ seconds, grace, duplicate }: PlanDraft, check: Check): Online {
  return {
    seconds: seconds.trim() === "" ? null : check("seconds", whole(seconds, 3, 300), 3),
    grace: check("grace", whole(grace, 1, 120), 1),
    duplicate,
  };
}

function readFund(draft: PlanDraft, check: Check): Fund {
  const currency = draft.currency.trim().toUpperCase();
  const fee = check("fee", amount(draft.fee), 0);
  const stake = check("stake", amount(draft.stake), 0);
  const sponsor = check("sponsor", amount(draft.sponsor), 0);
  const shares = check("shares", readShares(draft.shares), []);
  return {
    currency: check("currency", /^[A-Z]{3}$/.test(currency) ? currency : null, ""),
    stake,
    fee: check("fee", fee <= WHOLE ? fee : null, 0),
    sponsor,
    shares: hasMoney({ stake, sponsor }) ? shares : [],
    split: draft.split,
  };
}

function hasMoney({ stake, sponsor }: Pick<Fund, "stake" | "sponsor">): boolean {
  return stake > 0 || sponsor > 0;
}

/** «50, 30, 20», «50/30/20» or «45 27,5 27,5»: hundredths of a percent that come to the whole; null if they don't. */
export function readShares(text: string): readonly number[] | null {
  // A comma parts numbers if nothing else does.
  const between = /\d%?[\s;/]+\d/.test(text) ? /[\s;/]+/ : /,/;
  const parts = text.split(between).map((part) => part.replace(/[,%]+$/, "").trim());
  const shares = parts.filter((part) => part !== "").map(typedHundredths);
  if (shares.length === 0) return [];
  if (!shares.every((share) => share !== null)) return null;
  return shares.reduce((sum, share) => sum + share, 0) === WHOLE ? shares : null;
}

function whole(text: string, least: number, most = 99_999): number | null {
  const value = /^\d{1,5}$/.test(text.trim()) ? Number(text) : null;
  return value !== null && value >= least && value <= most ? value : null;
}

function amount(text: string): number | null {
  return text.trim() === "" ? 0 : typedHundredths(text);
}

function amountOf(hundredths: number): string {
  return hundredths === 0 ? "" : hundredthsToType(hundredths);
}
