/** The game itself: the slab with the line, one's hand and what to do with it, by touch, mouse or keys. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { End, LastPlay, TableView, Tile } from "../generated/messages";
import { layoutLine, type LineLayout, type UnitRange } from "../line/layout";
import { useSizeOf } from "../look/size";
import { sortHand } from "../settings/settings";
import { sound } from "../sound/sound";
import { speakTile } from "../sound/speech";
import { Actions } from "./actions";
import type { Remaining } from "./clock";
import { targetAt } from "./drag";
import { Me, TurnWords, turnHint } from "./edge";
import type { EventWords } from "./event-words";
import { Hand } from "./hand";
import { shownOrder } from "./hand-size";
import type { Layout } from "./layout-mode";
import { LineView } from "./line-view";
import { shakeBack } from "./motion";
import { endNames, endsFor, endValues, type LineState, onlyAction } from "./moves";
import type { Person } from "./people";
import { type Phrase, phrase } from "./phrase";
import { accountOf } from "./sides";
import { Slab } from "./slab";
import type { TableState } from "./table-state";
import { useKeys } from "./keys";

export interface PlayProps {
  readonly state: TableState;
  readonly view: TableView;
  readonly line: LineState;
  readonly hand: readonly Tile[];
  readonly people: readonly Person[];
  readonly layout: Layout;
  readonly remaining: Remaining | null;
  readonly words: EventWords | null;
  readonly turn: Phrase;
}

const UNITS: Readonly<Record<Layout, UnitRange>> = {
  portrait: { largest: 42, smallest: 10 },
  landscape: { largest: 33, smallest: 7 },
  desktop: { largest: 50, smallest: 14 },
};

export function Play({ state, view, line, hand, people, layout, remaining, words, turn }: PlayProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSizeOf(box);
  const previous = useRef<LineLayout | null>(null);
  const [pointed, setPointed] = useState<Tile | null>(null);
  const { match } = view;
  const legal = state.legal.value;
  const me = people[0];

  const placed = size === null ? null : layoutLine({ ...line, box: size, range: UNITS[layout], previous: previous.current });
  useLayoutEffect(() => {
    previous.current = placed;
  });
  useKeys(state, legal);

  const choose = (tile: Tile, byKeyboard: boolean, element: HTMLElement) => {
    speakTile(tile, true);
    if (!state.choose(tile)) shakeBack(element);
    else if (state.waits.value) sound({ kind: "tile", tile });
    if (byKeyboard && state.isSelected(tile)) focusTarget.current = true;
  };
  const play = (tile: Tile, end: End) => {
    sound({ kind: "tile", tile });
    state.play(tile, end);
  };
  const drop = (tile: Tile, x: number, y: number): boolean => {
    const end = targetAt(x, y);
    if (end !== null) play(tile, end);
    return end !== null;
  };
  const focusTarget = useRef(false);
  useLayoutEffect(() => {
    if (!focusTarget.current) return;
    focusTarget.current = false;
    document.querySelector<HTMLElement>("[data-target]")?.focus();
  });

  if (me === undefined || match === null) return null;
  const fits = (tile: Tile) => endsFor(tile, legal);
  const myTurn = match.turn === view.seat && (legal.length > 0 || state.acting.value !== null);
  // The button stays while its answer is on the way, so that nothing flickers from draw to draw.
  const action = onlyAction(legal) ?? state.acting.value;
  const candidate = state.selected.value ?? pointed;
  const chosen = candidate === null || fits(candidate).length === 0 ? null : { tile: candidate, ends: fits(candidate) };
  const values = endValues(line.line);
  const only = line.line.length === 0 && legal.length === 1 ? legal[0] : undefined;
  const ends = values === null ? null : phrase("turn.ends", endNames(values));
  const hint = me.out
    ? phrase("turn.out")
    : !myTurn
      ? ends
      : match.draws_all
        ? phrase("turn.draws_all")
        : turnHint(chosen, values, only?.kind === "play" ? only.tile : null);
  return (
    <>
      <section class="edge-content">
        <div class="me">
          <Me
            person={me}
            account={accountOf(match.accounts, me.side)}
            paired={view.rules.pairs}
            layout={layout}
            turn={match.turn === me.seat}
            remaining={match.turn === me.seat ? remaining : null}
          />
          {(action === null || layout === "desktop") && (
            <TurnWords turn={turn} hint={hint} refusal={state.refusal.value} />
          )}
          {layout !== "desktop" && <Actions action={action} waits={state.acting.value !== null} boneyard={match.boneyard > 0} drawsAll={match.draws_all} layout={layout} onAct={(kind) => state.act(kind)} />}
        </div>
        <div class="hand-place">
          <Hand
            tiles={shownOrder(hand, (tile) => fits(tile).length > 0, sortHand.value)}
            layout={layout}
            turn={myTurn}
            endsFor={fits}
            endValue={(end) => values?.[end] ?? null}
            isSelected={(tile) => state.isSelected(tile)}
            onChoose={choose}
            onLift={(tile) => state.select(tile)}
            onDrop={drop}
            onPoint={setPointed}
          />
        </div>
        {layout === "desktop" && <Actions action={action} waits={state.acting.value !== null} boneyard={match.boneyard > 0} drawsAll={match.draws_all} layout={layout} onAct={(kind) => state.act(kind)} />}
      </section>
      <Slab
        remaining={remaining}
        carry={match.carry}
        round={match.round}
        target={view.rules.target}
        words={words}
        boneyard={match.boneyard}
      >
        <div class="line-box" ref={box}>
          {placed !== null && (
            <LineView
              state={line}
              layout={placed}
              last={lastPlay(state, view)}
              people={people}
              chosen={chosen}
              onPlay={play}
            />
          )}
        </div>
      </Slab>
    </>
  );
}

/** Whose tile is the latest: one's own while it awaits its answer. */
function lastPlay(state: TableState, view: TableView): LastPlay | null {
  const end = state.playedTo.value;
  return end !== null && view.seat !== null ? { seat: view.seat, end } : (view.match?.last ?? null);
}
