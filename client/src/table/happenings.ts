/** What the latest events set going: motions, sounds, words, notes at seats, and the turn to the next scene. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { MatchView, TableEventView, TableView } from "../generated/messages";
import { tilesArePictured } from "../settings/settings";
import { sound } from "../sound/sound";
import { speakTile, speakTurn } from "../sound/speech";
import { type EventWords, eventWords, positionWords } from "./event-words";
import type { Motion } from "./motion";
import { endValues } from "./moves";
import type { Person } from "./people";
import { phrase } from "./phrase";
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
const TICK_AT_MS = 5000;

export function useHappenings(
  state: TableState,
  shown: Shown,
  people: readonly Person[],
  motion: Motion | null,
): Happenings {
  const { view, events } = shown;
  const next = sceneOf(view);
  const [held, setScene] = useState<Scene>(next);
  // At once: no rendering may lay out a new round in the room of the former one's end.
  const scene = next === "play" ? next : held;
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
    if (next === "play") {
      clearTimeout(waiting.current);
      waiting.current = undefined;
      setScene(next);
    } else if (scene === "play" && waiting.current === undefined) {
      waiting.current = setTimeout(() => {
        waiting.current = undefined;
        setScene(view.match?.settlement && events.length > 0 ? "round_end" : next);
        soundOfEnd(view);
      }, endIsSeenAfter(view, events, motion, length));
    }
  });

  useLayoutEffect(() => {
    if (scene === "play" && events.some(({ kind }) => kind === "dealt")) motion?.deal();
  }, [scene, shown, motion]);

  // Only on one's own turn: nobody else's clock is one's business.
  useEffect(() => {
    if (view.remaining_ms === null || view.seat === null || view.match?.turn !== view.seat) return;
    const left = view.remaining_ms - TICK_AT_MS;
    if (left <= 0) return;
    const timer = setTimeout(() => sound({ kind: "tick" }), left);
    return () => clearTimeout(timer);
  }, [shown]);

  useEffect(() => {
    const knocking = events.flatMap((event) => (event.kind === "passed" ? [event.seat] : []));
    if (knocking.length > 0) setKnocks(new Set(knocking));
  }, [shown]);

  // The note goes when its time is over, whatever has happened at the table meanwhile.
  useEffect(() => {
    if (knocks.size === 0) return;
    const timer = setTimeout(() => setKnocks(new Set()), KNOCK_STAYS_MS);
    return () => clearTimeout(timer);
  }, [knocks]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  const showMatchEnd = () => {
    soundOfMatchEnd(view);
    setScene("match_end");
  };
  return { scene, words: words.current, knocks, showMatchEnd };
}

/** How long the end of a round, or of the match, waits for what led to it; a fish lifts its six tiles meanwhile. */
function endIsSeenAfter(view: TableView, events: readonly TableEventView[], motion: Motion, length: number): number {
  if (events.length === 0 || view.match === null) return 0;
  if (view.match.settlement?.finish !== "block") return length + LOOK_MS;
  sound({ kind: "fish" }, length);
  return length + motion.liftSix(view.match.line, length) + LOOK_MS;
}

/** What a view shows by itself, when nobody has seen how it came about. */
export function sceneOf(view: TableView): Scene {
  if (view.phase === "match_over") return "match_end";
  return view.phase === "round_over" && view.match?.settlement ? "round_end" : "play";
}

function latestWords({ view, events }: Shown, people: readonly Person[]): EventWords | null {
  const match = view.match;
  if (match === null) return null;
  // That a deal was taken back says more than the deal that follows.
  const redeal = events.findLast(({ kind }) => kind === "redealt");
  for (const event of redeal === undefined ? events.toReversed() : [redeal]) {
    const words = eventWords(event, people, match.line, match.drawn);
    if (words !== null) return withFish(words, match);
  }
  const words = events.length === 0 ? positionWords(view, people) : null;
  return words === null ? null : withFish(words, match);
}

/** A blocked line says more than its ends: the whole boneyard is drawn before anything is played. */
function withFish(words: EventWords, match: MatchView): EventWords {
  return match.draws_all ? { ...words, then: phrase("event.draws_all") } : words;
}

function makeSounds(moments: readonly Moment[], view: TableView): void {
  for (const { event, at } of moments) soundOf(event, at, view.seat);
  const last = moments.at(-1);
  const mine = view.seat !== null && view.match?.turn === view.seat;
  if (mine && last !== undefined && !("seat" in last.event && last.event.seat === view.seat)) {
    sound({ kind: "my_turn" }, last.at + 260);
    const values = endValues(view.match?.line ?? []);
    if (tilesArePictured.value) speakTurn(values === null ? [] : [values.left, values.right]);
  }
}

function soundOf(event: TableEventView, at: number, mySeat: number | null): void {
  switch (event.kind) {
    case "played":
      // One's own tile was heard when it was played.
      if (event.seat !== mySeat) {
        sound({ kind: "tile", tile: event.tile }, at + 130);
        speakTile(event.tile);
      }
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

/** Only where points are bad is there a goat. */
function soundOfMatchEnd({ rules }: TableView): void {
  sound({ kind: rules.direction === "penalty" ? "goat" : "round_won" });
}

function soundOfEnd(view: TableView): void {
  const settlement = view.match?.settlement;
  if (settlement === null || settlement === undefined) {
    soundOfMatchEnd(view);
  } else if (settlement.finish === "out" && settlement.seat === view.seat) {
    sound({ kind: "round_won" });
  }
}
