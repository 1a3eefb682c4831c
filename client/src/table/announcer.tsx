/** Says each event to those who listen to the table instead of seeing it. */
import { useEffect, useState } from "preact/hooks";
import type { EventWords } from "./event-words";
import { eventWords } from "./event-words";
import type { Person } from "./people";
import { type Phrase, say } from "./phrase";
import { roundHeading, roundOver, roundReasons } from "./round-words";
import type { Shown } from "./table-state";

export function Announcer({ shown, people, turn }: { shown: Shown; people: readonly Person[]; turn: Phrase | null }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const said = sentences(shown, people, turn);
    if (said.length > 0) setText(said.join(" "));
  }, [shown]);
  return (
    <p class="unseen" role="log" aria-live="polite">
      {text}
    </p>
  );
}

function sentences({ view, events }: Shown, people: readonly Person[], turn: Phrase | null): string[] {
  const match = view.match;
  if (match === null || events.length === 0) return [];
  const said = events.flatMap((event, index) => {
    const latest = index === events.length - 1;
    const words = eventWords(event, people, latest ? match.line : null, match.drawn);
    return words === null ? [] : [sentence(words)];
  });
  const settlement = match.settlement;
  if (settlement !== null && events.some(({ kind }) => kind === "played")) {
    const over = roundOver(settlement, match, view.rules, people);
    said.push(ended(say(roundHeading(over))), ...roundReasons(over).map(say));
  }
  if (turn !== null) said.push(ended(say(turn)));
  return said;
}

function sentence({ what, then }: EventWords): string {
  return ended(then === null ? say(what) : `${say(what)}, ${say(then)}`);
}

function ended(text: string): string {
  return text.endsWith("!") ? text : `${text}.`;
}
