/** The rules of the preset `kozel` as a server sends them, for tests and the gallery. */
import type { RulesView } from "../src/generated/messages";

export const KOZEL: RulesView = {
  name: "kozel",
  highest: 6,
  pairs: false,
  block_score: "highest_takes_all",
  tie: "carry",
  out_score: "losers_own",
  lone_tile: { "0-0": 10 },
  held_tile: {},
  going_out_bonus: {},
  bonuses: {},
  turns: "clockwise",
  direction: "penalty",
  opening: 13,
  target: 101,
  target_in: "points",
  goes_on: "first_to_target",
};
