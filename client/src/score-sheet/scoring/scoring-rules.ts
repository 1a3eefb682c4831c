/** What of a rule set counting a sheet goes by, and whether this page can count by it. */
import type { RulesView } from "../../generated/messages";
import { BLOCK_SCORES } from "./block-scores/block-scores";
import { OUT_SCORES } from "./out-scores/out-scores";

/** The values of tiles, by their texts. */
export type TileValues = RulesView["lone_tile"];

export interface ScoringRules extends RulesView {
  readonly players: readonly number[];
  readonly round_bonus: readonly number[];
  readonly opening_test: "round" | "accumulated";
  readonly burn_after: number | null;
}

/** The options that say how points are counted; this page knows them all. */
const COUNTED = [
  "highest",
  "players",
  "pairs",
  "block_score",
  "tie",
  "out_score",
  "lone_tile",
  "held_tile",
  "going_out_bonus",
  "bonuses",
  "round_bonus",
  "direction",
  "opening",
  "opening_test",
  "burn_after",
  "target",
  "target_in",
  "goes_on",
] as const;

/** The options of dealing and playing, from which no points follow. */
const PLAYED = [
  "hand",
  "redeal_doubles",
  "redeal_same",
  "first_lead",
  "next_lead",
  "turns",
  "draw",
  "reserve",
  "block_test",
  "block_with_boneyard",
] as const;

const KNOWN: ReadonlySet<string> = new Set([...COUNTED, ...PLAYED]);

/**
 * Whether the page counts by these rules itself. `named` are the options that the rule set says something of: one that
 * the page has never heard of might bear on points, and then the server must count.
 */
export function canScore(rules: ScoringRules, named: readonly string[]): boolean {
  return (
    named.every((option) => KNOWN.has(option)) && BLOCK_SCORES.has(rules.block_score) && OUT_SCORES.has(rules.out_score)
  );
}
