/** The presets, in the page itself: a sheet is counted by them without a connection. */
import data from "../generated/presets.json";
import { canScore, type ScoringRules } from "./scoring/scoring-rules";

/** The options in which a rule set differs from a preset. */
export type Options = Readonly<Record<string, unknown>>;

/** A preset and what people choose among in it. */
export interface Preset {
  readonly name: string;
  readonly options: Options;
  readonly block_scores: readonly string[];
  readonly targets: readonly number[];
  readonly goes_on: readonly string[];
}

export const PRESETS: readonly Preset[] = data.presets;

export function presetNamed(name: string): Preset | null {
  return PRESETS.find((preset) => preset.name === name) ?? null;
}

/** A preset with some options chosen otherwise. */
export interface ChosenRules {
  readonly rules: ScoringRules;
  /** Whether the page counts by it; else the server must. */
  readonly counted: boolean;
}

/** Null where there is no such preset. That the options make sense together is the server's to say. */
export function chosenRules(name: string, options: Options = {}): ChosenRules | null {
  const preset = presetNamed(name);
  if (preset === null) return null;
  const named = { ...preset.options, ...options };
  // Options come from the engine or were let through by it, so they have its types.
  const rules = { name, ...data.defaults, ...named } as unknown as ScoringRules;
  return { rules, counted: canScore(rules, Object.keys(named)) };
}
