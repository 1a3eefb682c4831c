/** What happened at a step, in a word or two beside whoever did it. */
import { clockText } from "../table/clock";
import type { ReplayStep } from "../generated/messages";
import { type EventWords, eventWords, who } from "../table/event-words";
import { tileText } from "../table/moves";
import type { Person } from "../table/people";
import { type Phrase, phrase } from "../table/phrase";
import { tileName } from "../tile/tile-name";

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

/** What happened at a step, in a sentence. What somebody drew is seen by all here, so it isn't told as at the table. */
export function stepSentence({ event, line }: ReplayStep, people: readonly Person[]): EventWords | null {
  if (event.kind !== "drew" || event.tile === null) return eventWords(event, people, line, 0);
  return { what: who("replay.took", event.seat, people, { tile: tileName(event.tile) }), then: null };
}

/** How long it took; nothing for what happened by itself. */
export function spentText({ spent_ms: spent }: ReplayStep): string {
  return spent === null || spent < 1 ? "" : clockText(spent);
}
