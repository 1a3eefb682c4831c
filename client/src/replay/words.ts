/** What happened at a step, in a word or two beside whoever did it. */
import { clockText } from "../table/clock";
import type { ReplayStep } from "../generated/messages";
import { tileText } from "../table/moves";
import { type Phrase, phrase } from "../table/phrase";

/** Null: nothing that a seat did. */
export function stepWords({ event }: ReplayStep): Phrase | null {
  switch (event.kind) {
    case "played":
      return phrase("replay.played", { tile: tileText(event.tile) });
    case "drew":
      return phrase("replay.drew", { tile: event.tile === null ? "" : tileText(event.tile) });
    case "passed":
      return phrase("replay.passed");
    case "timed_out":
      return phrase("replay.timed_out");
    case "dealt":
      return null;
  }
}

/** How long it took; nothing for what happened by itself. */
export function spentText({ spent_ms: spent }: ReplayStep): string {
  return spent === null || spent < 1 ? "" : clockText(spent);
}
