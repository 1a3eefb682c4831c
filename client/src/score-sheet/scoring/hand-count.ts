/** What a hand is worth at a round's end. */
import type { ScoringRules } from "./scoring-rules";
import { sum } from "./sides";
import { pips, type Tile, tileText } from "./tile";

/** A tile may have a value of its own: one when it is all that the hand holds, and one in any hand. */
export function handCount(hand: readonly Tile[], rules: ScoringRules): number {
  const [only] = hand;
  const lone = hand.length === 1 && only !== undefined ? rules.lone_tile[tileText(only)] : undefined;
  return lone ?? sum(hand.map((tile) => rules.held_tile[tileText(tile)] ?? pips(tile)));
}
