/** The line on the slab: its tiles, the mark of the last one, and the lit ends where the chosen tile fits. */
import { t } from "../language/language";
import type { End, LastPlay, Tile as TileValue } from "../generated/messages";
import type { LineLayout, Placement } from "../line/layout";
import { Tile } from "../tile/tile";
import { tileName, valueName } from "../tile/tile-name";
import { laidAt, type LineState, tileOf, tileText } from "./moves";
import type { Person } from "./people";
import "./line-view.css";

export interface LineViewProps {
  readonly state: LineState;
  readonly layout: LineLayout;
  readonly last: LastPlay | null;
  readonly people: readonly Person[];
  /** The chosen tile and the ends that it fits. */
  readonly chosen: { readonly tile: TileValue; readonly ends: readonly End[] } | null;
  readonly onPlay: (tile: TileValue, end: End) => void;
}

export function LineView({ state, layout, last, people, chosen, onPlay }: LineViewProps) {
  return (
    <>
      <ol class="line" aria-label={t("line.name")}>
        {state.line.map((laid, index) => {
          const placement = layout.placements[index];
          if (placement === undefined) return null;
          const text = tileText(tileOf(laid));
          const [first, second] = placement.flipped ? [laid[1], laid[0]] : laid;
          return (
            <li key={text} class="laid" data-tile={text} data-first={first} data-place="line" style={at(placement)}>
              <span class="unseen">{tileName(tileOf(laid))}</span>
              <Tile first={first} second={second} lying={placement.width > placement.height} />
            </li>
          );
        })}
      </ol>
      {last !== null && (
        <LastMark key={`${last.end} ${state.line.length}`} last={last} layout={layout} people={people} />
      )}
      {chosen?.ends.map((end) => (
        <Target key={end} tile={chosen.tile} end={end} state={state} layout={layout} ends={chosen.ends} onPlay={onPlay} />
      ))}
    </>
  );
}

function at({ x, y, width, height }: Placement) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}

function middle({ x, y, width, height }: Placement) {
  return { x: x + width / 2, y: y + height / 2 };
}

interface LastMarkProps {
  readonly last: LastPlay;
  readonly layout: LineLayout;
  readonly people: readonly Person[];
}

/** The frame of the last tile, with its owner's initial on the side away from the open end. */
function LastMark({ last, layout, people }: LastMarkProps) {
  const placement = last.end === "left" ? layout.placements[0] : layout.placements.at(-1);
  const owner = people.find((person) => person.seat === last.seat);
  const target = layout.targets[last.end];
  if (placement === undefined || owner === undefined) return null;
  const openToRight = target !== null && middle(target.plain).x > middle(placement).x + 2;
  return (
    <span class="last-mark" style={at(placement)} aria-hidden="true">
      <span
        class={openToRight ? "last-owner last-owner-left" : "last-owner"}
        style={{ background: owner.color, fontSize: `${Math.max(10, layout.unit * 0.32)}px` }}
      >
        {owner.sign ?? [...owner.name][0]?.toLocaleUpperCase()}
      </span>
    </span>
  );
}

interface TargetProps {
  readonly tile: TileValue;
  readonly end: End;
  readonly ends: readonly End[];
  readonly state: LineState;
  readonly layout: LineLayout;
  readonly onPlay: (tile: TileValue, end: End) => void;
}

const SMALLEST_TOUCH = 48;

function Target({ tile, end, ends, state, layout, onPlay }: TargetProps) {
  const placement = targetPlacement(layout, tile, end);
  if (placement === null) return null;
  const laid = laidAt(tile, end, state.line);
  const [first, second] = placement.flipped ? [laid[1], laid[0]] : laid;
  const centre = middle(placement);
  const side = touchSide(layout, tile, ends);
  return (
    <button
      type="button"
      class="target"
      data-target={end}
      aria-label={t(`line.target.${end}`, { tile: tileName(tile), value: valueName(end === "left" ? laid[1] : laid[0]) })}
      style={{ left: `${centre.x - side / 2}px`, top: `${centre.y - side / 2}px`, width: `${side}px`, height: `${side}px` }}
      onClick={() => onPlay(tile, end)}
    >
      <span class="target-place" style={{ width: `${placement.width}px`, height: `${placement.height}px` }}>
        <Tile first={first} second={second} lying={placement.width > placement.height} />
      </span>
    </button>
  );
}

function targetPlacement(layout: LineLayout, tile: TileValue, end: End): Placement | null {
  return layout.targets[end]?.[tile[0] === tile[1] ? "double" : "plain"] ?? null;
}

/** The side of the touch area: at least 48 px, but not beyond half-way to the other target. */
export function touchSide(layout: LineLayout, tile: TileValue, ends: readonly End[]): number {
  const side = Math.max(SMALLEST_TOUCH, layout.unit * 1.8);
  const places = ends.map((end) => targetPlacement(layout, tile, end)).filter((place) => place !== null);
  const [one, other] = places.map(middle);
  if (one === undefined || other === undefined) return side;
  return Math.min(side, Math.hypot(one.x - other.x, one.y - other.y));
}
