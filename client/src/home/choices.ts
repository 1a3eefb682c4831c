/** What a person chose for their last table, kept for the next. */
import type { PresetView, TableOptions } from "../generated/messages";
import { stored, storedChoice, storedSwitch } from "../settings/stored";

export const SEATS = ["2", "3", "4"] as const;
export const BLOCK_SCORES = ["own", "highest_takes_all"] as const;
export const CLOCKS = ["15", "30", "60", "none"] as const;
export const LEVELS = ["level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7"] as const;

/** The rule set of a practice table, and of a first request; and where partners sit opposite. */
const USUAL_RULES = "kozel";
const USUAL_RULES_IN_PAIRS = "kozel-pairs";

const anyText = (text: string) => text;

export const seats = storedChoice("seats", SEATS, "4");
export const inPairs = storedSwitch("in_pairs", false);
export const blockScore = storedChoice("block_score", BLOCK_SCORES, "own");
export const clock = storedChoice("clock", CLOCKS, "30");
export const listed = storedSwitch("listed", true);
export const botsSit = storedSwitch("bots_sit", true);
export const level = storedChoice("level", LEVELS, "level-4");
// What these may be is the preset's to say: a choice that it doesn't have is as none.
export const rules = stored<string>("rules", USUAL_RULES, anyText);
export const target = stored<string>("target", "", anyText);
export const goesOn = stored<string>("goes_on", "", anyText);

/** What was chosen, where the preset has it, else the preset's own. */
export interface Chosen {
  readonly seats: number;
  readonly blockScore: string;
  readonly target: number;
  readonly goesOn: string;
}

export function chosenPreset(presets: readonly PresetView[]): PresetView {
  const found = presets.find((preset) => preset.rules.name === rules.value) ?? presets[0];
  if (found === undefined) throw new RangeError("there is at least one preset");
  return found;
}

export function chosenIn(preset: PresetView): Chosen {
  return {
    seats: among(preset.players, Number(seats.value), preset.players.at(-1) ?? 2),
    blockScore: among(preset.block_scores, blockScore.value, preset.rules.block_score),
    target: among(preset.targets, Number(target.value), preset.rules.target),
    goesOn: among<string>(preset.goes_on, goesOn.value, preset.rules.goes_on),
  };
}

function among<Value>(values: readonly Value[], wanted: Value, otherwise: Value): Value {
  return values.includes(wanted) ? wanted : otherwise;
}

/** A table with bots that begins at once and never hurries anybody. */
export function practiceOptions(): TableOptions {
  return {
    ...(inPairs.value
      ? { rules: USUAL_RULES_IN_PAIRS, changes: {}, seats: 4 }
      : { rules: USUAL_RULES, changes: { block_score: blockScore.value }, seats: Number(seats.value) }),
    seconds: null,
    bots: level.value,
    listed: false,
  };
}

/** A table that waits for people. */
export function requestOptions(preset: PresetView): TableOptions {
  const chosen = chosenIn(preset);
  return {
    rules: preset.rules.name,
    changes: {
      ...(preset.block_scores.length > 1 && { block_score: chosen.blockScore }),
      ...(preset.targets.length > 1 && { target: chosen.target }),
      ...(preset.goes_on.length > 1 && { goes_on: chosen.goesOn }),
    },
    seats: chosen.seats,
    seconds: clock.value === "none" ? null : Number(clock.value),
    bots: botsSit.value ? level.value : null,
    listed: listed.value,
  };
}
