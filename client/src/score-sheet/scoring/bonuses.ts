/** The bonuses of a round as they were told. */
import type { RoundTold } from "../../generated/messages";
import { wrong } from "./fault";
import { type People, sideOf } from "./people";
import type { ScoringRules } from "./scoring-rules";

export interface Earned {
  readonly seat: number;
  readonly points: number;
}

/** Each bonus that somebody earned; throws `InvalidSheet` where the rules don't know it, or nobody of that name plays. */
export function bonusesOf(
  { bonuses = {} }: RoundTold,
  rules: ScoringRules,
  people: People,
  playing: readonly number[],
): readonly Earned[] {
  return Object.entries(bonuses).flatMap(([name, players]) => {
    const points = Object.hasOwn(rules.bonuses, name) ? rules.bonuses[name] : undefined;
    if (points === undefined) {
      throw wrong("no_such_bonus", { found: name, expected: Object.keys(rules.bonuses).join(", ") || "—" });
    }
    return players.map((player) => {
      if (!people.players.includes(player)) {
        throw wrong("unknown_player", { name: player, expected: people.players.join(", ") });
      }
      if (!playing.includes(sideOf(people, player))) throw wrong("dropped_out", { name: player });
      return { seat: people.players.indexOf(player), points };
    });
  });
}
