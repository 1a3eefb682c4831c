/** What the latest events set going: motions, sounds, words, notes at seats, and the turn to the next scene. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TableEventView, TableView } from "../generated/messages";
import { sound } from "../sound/sound";
import { type EventWords, eventWords, positionWords } from "./event-words";
import type { Motion } from "./motion";
import type { Person } from "./people";
import type { Moment } from "./schedule";
import type { Shown, TableState } from "./table-state";

/** What fills the page: the game, a round's table of points, or the match's end. */
export type Scene = "play" | "round_end" | "match_end";

export interface Happenings {
  readonly scene: Scene;
  readonly words: EventWords | null;
  /** The seats that have just knocked. */
  readonly knocks: ReadonlySet<number>;
  readonly showMatchEnd: () => void;
}

const KNOCK_STAYS_MS = 1500;
/** How long the last tile of a round is looked at before the points come. */
const LOOK_MS = 900;

export function useHappenings(
  state: TableState,
  shown: Shown,
  people: readonly Person[],
  motion: Motion | null,
): Happenings {
  const { view, events } = shown;
  const [scene, setScene] = useState<Scene>(() => sceneOf(view));
  const [knocks, setKnocks] = useState<ReadonlySet<number>>(new Set());
  const words = useRef<EventWords | null>(null);
  const handled = useRef<Shown | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  if (handled.current !== shown) words.current = latestWords(shown, people) ?? words.current;

  useLayoutEffect(() => {
    state.beforeChange = (coming) => motion?.remember(coming);
  }, [state, motion]);

  // Every rendering may have moved tiles: by an event, or by one's own play that isn't answered yet.
  useLayoutEffect(() => {
    if (motion === null) return;
    const { moments, length } = motion.play(view.seat);
    if (handled.current === shown) return;
    handled.current = shown;
    makeSounds(moments.length > 0 ? moments : events.map((event) => ({ event, at: 0 })), view);
    const next = sceneOf(view);
    const plays = events.some(({ kind }) => kind === "played" || kind === "timed_out");
    if (next === "play" || !plays || view.match === null) {
      if (next === "play" || scene === "play") setScene(next);
      return;
    }
    const fish = view.match.settlement?.finish === "block";
    const lifted = fish ? motion.liftSix(view.match.line, length) : 0;
    if (fish) sound({ kind: "fish" }, length);
    waiting.current = setTimeout(() => {
      setScene(next === "match_end" && view.match?.settlement ? "round_end" : next);
      soundOfEnd(view);
    }, length + lifted + LOOK_MS);
  });

  useEffect(() => {
    const knocking = events.flatMap((event) => (event.kind === "passed" ? [event.seat] : []));
    if (knocking.length === 0) return;
    setKnocks(new Set(knocking));
    const timer = setTimeout(() => setKnocks(new Set()), KNOCK_STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  const showMatchEnd = () => {
    sound({ kind: "goat" });
    setScene("match_end");
  };
  return { scene, words: words.current, knocks, showMatchEnd };
}

/** What a view shows by itself, when nobody has seen how it came about. */
export function sceneOf(view: TableView): Scene {
  if (view.phase === "match_over") return "match_end";
  return view.phase === "round_over" && view.match?.settlement ? "round_end" : "play";
}

function latestWords({ view, events }: Shown, people: readonly Person[]): EventWords | null {
  const match = view.match;
  if (match === null) return null;
  for (const event of events.toReversed()) {
    const words = eventWords(event, people, match.line, match.drawn);
    if (words !== null) return words;
  }
  return events.length === 0 ? positionWords(view, people) : null;
}

function makeSounds(moments: readonly Moment[], view: TableView): void {
  for (const { event, at } of moments) soundOf(event, at, view.seat);
  const last = moments.at(-1);
  const mine = view.seat !== null && view.match?.turn === view.seat;
  if (mine && last !== undefined && !("seat" in last.event && last.event.seat === view.seat)) {
    sound({ kind: "my_turn" }, last.at + 260);
  }
}

function soundOf(event: TableEventView, at: number, mySeat: number | null): void {
  switch (event.kind) {
    case "played":
      // One's own tile was heard when it was played.
      if (event.seat !== mySeat) sound({ kind: "tile", tile: event.tile }, at + 130);
      break;
    case "drew":
      sound({ kind: "draw" }, at);
      break;
    case "passed":
      sound({ kind: "knock" }, at);
      break;
    default:
      break;
  }
}

function soundOfEnd(view: TableView): void {
  const settlement = view.match?.settlement;
  if (settlement === null || settlement === undefined) {
    sound({ kind: "goat" });
  } else if (settlement.finish === "out" && settlement.seat === view.seat) {
    sound({ kind: "round_won" });
  }
}
