/** What the page shows of a table: the latest view, what is chosen in the hand, and the command that awaits an answer. */
import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type FollowedTable, send } from "../connection/connection";
import type { End, Move, TableEventView, TableView, Tile, Update } from "../generated/messages";
import { tileName } from "../tile/tile-name";
import { endsFor, joined, type LineState, onlyAction, sameTile } from "./moves";
import { type Phrase, phrase } from "./phrase";

/** A view with the events that led to it; none when it is shown at once, without moving anything. */
export interface Shown {
  readonly view: TableView;
  readonly events: readonly TableEventView[];
  /** When it came, on the clock of `performance.now`. */
  readonly arrived: number;
}

interface Pending {
  readonly move: Move;
  readonly position: number;
}

const REFUSAL_STAYS_MS = 4000;

export class TableState {
  /** Called before anything on the page changes its place, and told of the events that it changes by. */
  beforeChange: (events: readonly TableEventView[]) => void = () => undefined;

  readonly #shown = signal<Shown | null>(null);
  readonly #pending = signal<Pending | null>(null);
  readonly #selected = signal<Tile | null>(null);
  readonly #refusal = signal<Phrase | null>(null);
  readonly #asked = signal(false);
  readonly #stopFollowing: () => void;
  #refusalEnds: ReturnType<typeof setTimeout> | undefined;

  constructor(followed: FollowedTable) {
    this.#stopFollowing = effect(() => {
      const update = followed.latest.value;
      if (update !== null) this.#receive(update);
    });
  }

  get shown(): ReadonlySignal<Shown | null> {
    return this.#shown;
  }

  /** The tile chosen in the hand, for which an end is to be chosen. */
  get selected(): ReadonlySignal<Tile | null> {
    return this.#selected;
  }

  /** Why the latest move wasn't made, for a few seconds. */
  get refusal(): ReadonlySignal<Phrase | null> {
    return this.#refusal;
  }

  /** Whether a move, or the wish to go on, has been sent and isn't answered yet. */
  readonly waits: ReadonlySignal<boolean> = computed(() => this.#pending.value !== null || this.#asked.value);

  /** The end to which one's own tile is being played. */
  readonly playedTo: ReadonlySignal<End | null> = computed(() => {
    const move = this.#pending.value?.move;
    return move?.kind === "play" ? move.end : null;
  });

  /** Drawing or knocking, while it awaits its answer. */
  readonly acting: ReadonlySignal<"draw" | "pass" | null> = computed(() => {
    const move = this.#pending.value?.move;
    return move === undefined || move.kind === "play" ? null : move.kind;
  });

  /** What may be done now. */
  readonly legal: ReadonlySignal<readonly Move[]> = computed(() =>
    this.#pending.value === null ? (this.#shown.value?.view.match?.legal ?? []) : [],
  );

  /** The line, with the tile that is being played already in it. */
  readonly line: ReadonlySignal<LineState> = computed(() => {
    const match = this.#shown.value?.view.match;
    if (match === null || match === undefined) return { line: [], lead: 0 };
    const move = this.#pending.value?.move;
    return move?.kind === "play" ? joined(match, move.tile, move.end) : match;
  });

  /** One's hand, without the tile that is being played. */
  readonly hand: ReadonlySignal<readonly Tile[]> = computed(() => {
    const hand = this.#shown.value?.view.match?.hand ?? [];
    const move = this.#pending.value?.move;
    return move?.kind === "play" ? hand.filter((tile) => !sameTile(tile, move.tile)) : hand;
  });

  /** Choose a tile: it is played if it fits one end, and else it waits for an end. Returns whether it can be played. */
  choose(tile: Tile): boolean {
    const ends = endsFor(tile, this.legal.value);
    const [end] = ends;
    if (end === undefined) {
      if (this.legal.value.length > 0) this.refuse(phrase("hand.does_not_fit", { tile: tileName(tile) }));
      this.select(null);
      return false;
    }
    if (ends.length === 1) this.play(tile, end);
    else this.select(this.isSelected(tile) ? null : tile);
    return true;
  }

  select(tile: Tile | null): void {
    this.#selected.value = tile;
  }

  isSelected(tile: Tile): boolean {
    return this.#selected.value !== null && sameTile(this.#selected.value, tile);
  }

  play(tile: Tile, end: End): void {
    void this.#make({ kind: "play", tile, end });
  }

  /** Draw or knock, if that is the thing to do. */
  act(kind: "draw" | "pass"): void {
    if (onlyAction(this.legal.value) === kind) void this.#make({ kind });
  }

  /** Ask for the next round, or for another match. */
  async goOn(): Promise<void> {
    const view = this.#shown.value?.view;
    if (view === undefined || this.#asked.value) return;
    this.#asked.value = true;
    const answer = await send({ kind: "ready", table: view.table, position: view.position });
    this.#asked.value = false;
    if (answer.kind === "refused") this.refuse(phrase(`refusal.${answer.code}`));
  }

  refuse(reason: Phrase): void {
    clearTimeout(this.#refusalEnds);
    this.#refusal.value = reason;
    this.#refusalEnds = setTimeout(() => {
      this.#refusal.value = null;
    }, REFUSAL_STAYS_MS);
  }

  stop(): void {
    clearTimeout(this.#refusalEnds);
    this.#stopFollowing();
  }

  async #make(move: Move): Promise<void> {
    const view = this.#shown.value?.view;
    if (view === undefined || this.#pending.value !== null) return;
    this.beforeChange([]);
    batch(() => {
      this.#pending.value = { move, position: view.position };
      this.#selected.value = null;
      this.#refusal.value = null;
    });
    const answer = await send({ kind: "move", table: view.table, position: view.position, move });
    if (answer.kind === "done") return;
    this.beforeChange([]);
    batch(() => {
      this.#pending.value = null;
      this.refuse(phrase(`refusal.${answer.code}`, answer.tile === null ? {} : { tile: tileName(answer.tile) }));
    });
  }

  #receive({ view, events }: Update): void {
    const before = this.#shown.peek();
    if (before !== null && view.sequence < before.view.sequence) return;
    this.beforeChange(events);
    batch(() => {
      const pending = this.#pending.peek();
      if (pending !== null && view.position > pending.position) this.#pending.value = null;
      if (before?.view.position !== view.position) this.#selected.value = null;
      this.#shown.value = { view, events: before === null ? [] : events, arrived: performance.now() };
    });
  }
}
