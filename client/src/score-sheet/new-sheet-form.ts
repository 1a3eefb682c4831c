/** What is filled in for a new sheet, and the sheet that it comes to. */
import type { Sheet, StartTold } from "../generated/messages";
import { composedIn } from "../rule-book/address";
import { chosenRules, type Options, presetNamed, PRESETS } from "./presets";

export interface NewSheetForm {
  readonly preset: string;
  readonly options: Options;
  /** In pairs one after the other: the first pair's two, then the second's. */
  readonly players: readonly string[];
  /** Whether somebody comes with points. */
  readonly starts: boolean;
  /** By player, in pairs by pair. */
  readonly start: Readonly<Record<number, { readonly points: number; readonly remembered: boolean }>>;
}

const USUAL_PLAYERS = 4;

/**
 * The form at first: the rules of the address, as the rule book links to it, else those of the latest sheet; and the
 * latest sheet's people.
 */
export function firstForm(query: string, latest: Sheet | null): NewSheetForm {
  const asked = new URLSearchParams(query);
  const named = asked.get("rules");
  const linked = named !== null && presetNamed(named) !== null;
  const usual = presetNamed(latest?.rules ?? "")?.name ?? PRESETS[0]?.name ?? "";
  const preset = linked ? named : usual;
  const options = linked ? (composedIn(query)?.changes ?? {}) : (latest?.options ?? {});
  const people = latest?.pairs?.flat() ?? latest?.players ?? [];
  return fitted({ preset, options, players: people, starts: false, start: {} });
}

export function withPreset(form: NewSheetForm, preset: string): NewSheetForm {
  return fitted({ ...form, preset, options: {}, start: {} });
}

export function withPlayers(form: NewSheetForm, players: readonly string[]): NewSheetForm {
  return { ...form, players };
}

/** With as many places as the rules have players: four if they may be. */
function fitted(form: NewSheetForm): NewSheetForm {
  const numbers = chosenRules(form.preset, form.options)?.rules.players ?? [USUAL_PLAYERS];
  const filled = form.players.filter((name) => name.trim() !== "").length;
  const usual = numbers.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : Math.max(...numbers);
  const places = filled > 0 && numbers.includes(form.players.length) ? form.players.length : usual;
  return { ...form, players: [...Array(places).keys()].map((seat) => form.players[seat] ?? "") };
}

export function sheetOfForm({ preset, options, players, starts, start }: NewSheetForm): Sheet {
  const rules = chosenRules(preset, options)?.rules;
  const names = players.map((name) => name.trim());
  const [a = "", b = "", c = "", d = ""] = names;
  const paired = rules?.pairs === true && names.length === USUAL_PLAYERS;
  const sides = paired ? [`${a}+${b}`, `${c}+${d}`] : names;
  const told = Object.entries(start).flatMap(([side, account]): [string, StartTold][] => {
    const name = sides[Number(side)];
    if (name === undefined || name === "" || account.points === 0) return [];
    return [[name, account.remembered && typeof rules?.opening === "number" ? { remembered: account.points } : { open: account.points }]];
  });
  const kept = Object.entries(options).filter(([option, value]) => value !== presetNamed(preset)?.options[option]);
  return {
    rules: preset,
    ...(kept.length > 0 && { options: Object.fromEntries(kept) }),
    // Whoever leaves a place empty means that nobody sits there.
    ...(paired ? { pairs: [[a, b], [c, d]] as const } : { players: names.filter((name) => name !== "") }),
    ...(starts && told.length > 0 && { start: Object.fromEntries(told) }),
  };
}
