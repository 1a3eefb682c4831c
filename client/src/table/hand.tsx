/**
 * One's hand: tap plays or chooses a tile, a drag carries it to an end, arrow keys walk along it. Where it has to be
 * scrolled, a tile that fits is in sight when one's turn comes.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../language/language";
import type { End, Tile as TileValue } from "../generated/messages";
import { Tile } from "../tile/tile";
import { tileName, valueName } from "../tile/tile-name";
import { useDrag } from "./drag";
import { handSize, inRow, scrolls } from "./hand-size";
import type { Layout } from "./layout-mode";
import { tileText } from "./moves";
import "./hand.css";

export interface HandProps {
  readonly tiles: readonly TileValue[];
  readonly layout: Layout;
  /** Whether it is one's turn: then the tiles that don't fit are dimmed. */
  readonly turn: boolean;
  readonly endsFor: (tile: TileValue) => readonly End[];
  /** The value at an end; null while the line is empty. */
  readonly endValue: (end: End) => number | null;
  readonly isSelected: (tile: TileValue) => boolean;
  readonly onChoose: (tile: TileValue, byKeyboard: boolean, element: HTMLElement) => void;
  readonly onLift: (tile: TileValue | null) => void;
  readonly onDrop: (tile: TileValue, x: number, y: number) => boolean;
  readonly onPoint: (tile: TileValue | null) => void;
}

export function Hand(props: HandProps) {
  const { tiles, layout, turn, endsFor, isSelected, onChoose, onPoint } = props;
  const list = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(globalThis.innerWidth);
  const [current, setCurrent] = useState(0);
  const drag = useDrag(props.onLift, props.onDrop);
  useLayoutEffect(() => {
    const parent = list.current?.parentElement;
    if (!parent) return;
    const observer = new ResizeObserver(() => setWidth(parent.clientWidth));
    observer.observe(parent);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (current >= tiles.length) setCurrent(Math.max(0, tiles.length - 1));
  }, [tiles.length]);

  const size = handSize(tiles.length, layout, width);
  const scrolled = scrolls(size, layout);
  useEffect(() => {
    if (scrolled && turn) list.current?.querySelector('[aria-disabled="false"]')?.scrollIntoView({ block: "nearest" });
  }, [scrolled, turn, tiles.length]);
  const rowLength = inRow(tiles.length, size.rows);
  const walk = (event: KeyboardEvent) => {
    const to = stepFrom(event.key, Math.min(current, tiles.length - 1), rowLength, tiles.length);
    if (to === null) return;
    event.preventDefault();
    setCurrent(to);
    list.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <ul
      ref={list}
      class={scrolled ? "hand hand-scrolls" : "hand"}
      aria-label={t("hand.name")}
      style={{ gap: `10px ${size.pitch - size.tile}px`, maxWidth: `${rowLength * size.pitch}px` }}
      onKeyDown={walk}
    >
      {tiles.map((tile, index) => {
        const text = tileText(tile);
        const ends = endsFor(tile);
        const selected = isSelected(tile);
        const look = ["hand-tile", turn && ends.length === 0 ? "tile-dim" : "", selected ? "hand-tile-selected" : ""];
        return (
          <li key={text}>
            <button
              type="button"
              class={look.join(" ")}
              data-tile={text}
              data-first={tile[1]}
              data-place="hand"
              style={{ width: `${size.tile}px`, height: `${2 * size.tile}px` }}
              tabIndex={index === Math.min(current, tiles.length - 1) ? 0 : -1}
              aria-label={wordsFor(tile, turn, ends, props.endValue)}
              aria-disabled={ends.length === 0}
              aria-pressed={selected}
              onFocus={() => setCurrent(index)}
              onClick={(event) => {
                if (!drag.swallowsClick()) onChoose(tile, event.detail === 0, event.currentTarget);
              }}
              onPointerEnter={(event) => {
                if (event.pointerType === "mouse") onPoint(tile);
              }}
              onPointerLeave={() => onPoint(null)}
              onPointerDown={(event) => drag.down(event, tile)}
              onPointerMove={drag.move}
              onPointerUp={drag.up}
              onPointerCancel={drag.cancel}
            >
              <Tile first={tile[1]} second={tile[0]} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The place in the hand that a key leads to; null for other keys. */
export function stepFrom(key: string, from: number, rowLength: number, count: number): number | null {
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, ArrowDown: from + rowLength, ArrowUp: from - rowLength, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined || to < 0 || to >= count ? null : to;
}

function wordsFor(
  tile: TileValue,
  turn: boolean,
  ends: readonly End[],
  endValue: (end: End) => number | null,
): string {
  const text = tileName(tile);
  if (!turn) return text;
  const [end] = ends;
  if (end === undefined) return t("hand.tile.does_not_fit", { tile: text });
  if (ends.length > 1) return t("hand.tile.fits_both", { tile: text });
  const value = endValue(end);
  return value === null ? t("hand.tile.leads", { tile: text }) : t("hand.tile.fits", { tile: text, value: valueName(value) });
}
