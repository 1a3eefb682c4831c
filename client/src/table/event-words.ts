/** What happened, in words: for the slab's strip, and for those who listen to the table. */
import type { Laid, TableEventView, TableView } from "../generated/messages";
import { tileName } from "../tile/tile-name";
import { endNames, endValues, tileOf } from "./moves";
import { passBonus } from "./bonus-words";
import { type Person } from "./people";
import { type Phrase, phrase } from "./phrase";

/** A first line about who did what, and a second one about what came of it. */
export interface EventWords {
  readonly what: Phrase;
  readonly then: Phrase | null;
}

/** The words for an event; `line` is the line after it, or null if that isn't known. Null: nothing worth saying. */
export function eventWords(
  event: TableEventView,
  people: readonly Person[],
  line: readonly Laid[] | null,
  drawn: number,
): EventWords | null {
  switch (event.kind) {
    case "played":
      return { what: who("event.played", event.seat, people, { tile: tileName(event.tile) }), then: endsPhrase(line) };
    case "drew": {
      const what =
        event.tile === null
          ? who("event.drew", event.seat, people)
          : phrase("event.drew.tile", { tile: tileName(event.tile) });
      return { what, then: drawnPhrase(drawn) };
    }
    case "passed":
      return {
        what: who("event.passed", event.seat, people),
        then: passBonus(event.bonuses, people) ?? endsPhrase(line),
      };
    case "dealt":
      return { what: phrase("event.dealt", { round: event.round }), then: null };
    case "redealt":
      return {
        what: phrase("event.redealt"),
        then:
          event.redeal.seat === null
            ? phrase("event.redealt.no_lead")
            : who(`event.redealt.${event.redeal.cause}`, event.redeal.seat, people),
      };
    case "timed_out":
      return { what: who("event.timed_out", event.seat, people), then: null };
    case "started":
      return { what: phrase("event.started"), then: null };
    case "ready":
    case "sat":
    case "changed_seat":
    case "stood":
    case "closed":
      return null;
  }
}

/** The words for a position that nobody saw come about: who is drawing, or who played the last tile. */
export function positionWords(view: TableView, people: readonly Person[]): EventWords | null {
  const match = view.match;
  if (match === null) return null;
  const { last, line, turn, drawn } = match;
  if (drawn > 0 && turn !== null) return { what: who("event.drew", turn, people), then: drawnPhrase(drawn) };
  const laid = last?.end === "left" ? line[0] : line.at(-1);
  if (last === null || laid === undefined) return { what: phrase("event.dealt", { round: match.round }), then: null };
  return { what: who("event.played", last.seat, people, { tile: tileName(tileOf(laid)) }), then: endsPhrase(line) };
}

function drawnPhrase(drawn: number): Phrase | null {
  return drawn > 1 ? phrase("event.drawn", { n: drawn }) : null;
}

function endsPhrase(line: readonly Laid[] | null): Phrase | null {
  const values = line === null ? null : endValues(line);
  return values === null ? null : phrase("line.ends", endNames(values));
}

/** The message about oneself, or about somebody else by name. */
export function who(key: string, seat: number, people: readonly Person[], args: Phrase["args"] = {}): Phrase {
  const person = people.find((candidate) => candidate.seat === seat);
  return person?.me === true ? phrase(`${key}.you`, args) : phrase(key, { ...args, name: person?.name ?? "" });
}
