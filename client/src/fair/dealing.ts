/** How a table's rules deal, as far as a deal's verification must know. */
import type { RulesView } from "../generated/messages";

export type Dealing = Pick<RulesView, "highest" | "redeal_doubles" | "redeal_same" | "needed_to_lead">;

/** Every tile of the set once, as text. */
export function fullSet({ highest }: Dealing): readonly string[] {
  const tiles: string[] = [];
  for (let low = 0; low <= highest; low++) {
    for (let high = low; high <= highest; high++) tiles.push(`${low}-${high}`);
  }
  return tiles;
}

/** Whether this hand takes the deal back. A double counts once among the tiles of its value. */
export function takesBack(hand: readonly string[], { highest, redeal_doubles, redeal_same }: Dealing): boolean {
  const halves = hand.map((tile) => tile.split("-"));
  const doubles = halves.filter(([low, high]) => low === high).length;
  if (redeal_doubles !== null && doubles >= redeal_doubles) return true;
  if (redeal_same === null) return false;
  const values = Array.from({ length: highest + 1 }, (_, value) => String(value));
  return values.some((value) => halves.filter((tile) => tile.includes(value)).length >= redeal_same);
}

/** Whether nobody holds a double to lead with, where the rules want one. */
export function lacksLead(hands: readonly (readonly string[])[], { needed_to_lead }: Dealing): boolean {
  const held = new Set(hands.flat());
  return needed_to_lead.length > 0 && needed_to_lead.every((value) => !held.has(`${value}-${value}`));
}
