/** The parts of the desk, each with an address of its own. */
import type { OrganiserView } from "../../generated/club";

export const PARTS = ["people", "rounds", "table", "penalties", "log", "print", "settings"] as const;
export type Part = (typeof PARTS)[number];

/** The part of an address; without one, what an organiser needs now. */
export function deskPart(name: string, view: OrganiserView): Part {
  const found = PARTS.find((part) => part === name);
  if (found !== undefined) return found;
  switch (view.phase) {
    case "registration":
      return "people";
    case "round":
    case "between":
      return "rounds";
    case "finished":
      return "table";
  }
}
