/** The table at which a child plays. */
import type { TableOptions } from "../generated/messages";

/** The preset for a child; its tables have tiles with pictures. */
export const CHILDREN = "children";

/** With a bot of that level the game begins at once; without one the link brings the other player. Nobody is hurried. */
export function childrenOptions(bots: string | null): TableOptions {
  return { rules: CHILDREN, changes: {}, seats: 2, seconds: null, bots, listed: false };
}
