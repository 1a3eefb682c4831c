/** What the rules in the document of a table's deals mean for a deal. */
import type { DealingRules } from "./document";

/** Every tile of the set once, as text. */
export function fullSet({ highest }: DealingRules): readonly string[] {
  const tiles: string[] = [];
  for (let low = 0; low <= highest; low++) {
    for (let high = low; high <= highest; high++) tiles.push(`${low}-${high}`);
  }
  return tiles;
}

/** Whether this hand takes the deal back. A double counts once among the tiles of its value. */
export function takesBack(hand: readonly string[], rules: DealingRules): boolean {
  const halves = hand.map((tile) => tile.split("-"));
  const doubles = halves.filter(([low, high]) => low === high).length;
  if (doubles >= (rules.redeal_doubles ?? Infinity)) return true;
  const values = Array.from({ length: rules.highest + 1 }, (_, value) => String(value));
  const most = Math.max(...values.map((value) => halves.filter((tile) => tile.includes(value)).length));
  return most >= (rules.redeal_same ?? Infinity);
}

/** Whether nobody was dealt a double to lead with, where that takes the deal back. */
export function hasNoLead(hands: readonly (readonly string[])[], inMatch: number, rules: DealingRules): boolean {
  if (rules.lead_doubles === null || (inMatch > 1 && !rules.always_by_order)) return false;
  const doubles = rules.lead_doubles.map((value) => `${value}-${value}`);
  return !hands.some((hand) => hand.some((tile) => doubles.includes(tile)));
}
