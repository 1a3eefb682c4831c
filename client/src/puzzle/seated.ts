/** The seats of a puzzle as people of the table, called by where they sit. */
import type { PuzzleView } from "../generated/messages";
import { t } from "../language/language";
import { avatarColors } from "../look/avatar";
import type { Person } from "../table/people";

const PLACES = ["you", "next", "opposite", "previous"] as const;

/**
 * Oneself first, then in the order of turns. The words for them may begin alike, so that a number stands for the others:
 * how many turns after oneself it is theirs.
 */
export function seatedAt({ seat, step, sides, pairs }: PuzzleView): readonly Person[] {
  const seats = PLACES.map((_, turns) => (((seat + turns * step) % PLACES.length) + PLACES.length) % PLACES.length);
  const names = PLACES.map((place) => t(pairs && place === "opposite" ? "puzzle.partner" : `puzzle.${place}`));
  const colors = avatarColors(PLACES);
  return seats.map((at, turns) => {
    const name = names[turns] ?? "";
    return {
      seat: at,
      sign: turns === 0 ? undefined : String(turns),
      name,
      color: colors[turns] ?? "",
      me: turns === 0,
      called: name,
      side: sides[at] ?? at,
      out: false,
      view: { name, bot: null, present: true, ready: false, awaited: false },
    };
  });
}
