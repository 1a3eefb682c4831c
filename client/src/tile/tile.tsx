/** The drawing of a tile, in hundredths of a half. Its colours are the tile set's; light always comes from above. */
import { Component } from "preact";
import { tilesArePictured } from "../settings/settings";
import { Picture, PICTURES } from "./picture";
import { pipRadius, pipsOf } from "./pips";
import "./tile.css";

const HALF = 100;
const INSET = 3.5;
const CORNER = 15;
const SIDE = 5.5;
/** The face ends a little above the cell, so that the side stays within it. */
const LIFT = SIDE * 0.4;
const RIM = 3;

export interface TileProps {
  /** The half on the left of a lying tile, or on top of an upright one. */
  readonly first: number;
  readonly second: number;
  readonly lying?: boolean;
  /** Pictures in place of pips; if left out, as the page's tiles are. */
  readonly pictured?: boolean;
}

/** One tile as a picture that fills its parent's width. */
export function Tile({ first, second, lying = false, pictured = tilesArePictured.value }: TileProps) {
  return <Drawing first={first} second={second} lying={lying} pictured={pictured} />;
}

/** Drawn once: only other halves make it draw again. */
class Drawing extends Component<Required<TileProps>> {
  override shouldComponentUpdate({ first, second, lying, pictured }: Required<TileProps>): boolean {
    const now = this.props;
    return first !== now.first || second !== now.second || lying !== now.lying || pictured !== now.pictured;
  }

  override render({ first, second, lying, pictured }: Required<TileProps>) {
    const width = lying ? 2 * HALF : HALF;
    const height = lying ? HALF : 2 * HALF;
    const middle = { x: width / 2, y: height / 2 - SIDE * 0.2 };
    const step = 0.495 * HALF;
    const before = lying ? { x: middle.x - step, y: middle.y } : { x: middle.x, y: middle.y - step };
    const after = lying ? { x: middle.x + step, y: middle.y } : { x: middle.x, y: middle.y + step };
    const half = (value: number, { x, y }: { readonly x: number; readonly y: number }) =>
      pictured && value < PICTURES ? <Picture value={value} x={x} y={y} /> : <Pips value={value} x={x} y={y} lying={lying} />;
    return (
      <svg class="tile" viewBox={`0 0 ${width.toString()} ${height.toString()}`} aria-hidden="true">
        <Body width={width} height={height} />
        <Bar x={middle.x} y={middle.y} lying={lying} />
        {half(first, before)}
        {half(second, after)}
      </svg>
    );
  }
}

function Body({ width, height }: { readonly width: number; readonly height: number }) {
  const face = { x: INSET, y: INSET, width: width - 2 * INSET, height: height - 2 * INSET - LIFT, rx: CORNER };
  return (
    <>
      <rect {...face} x={face.x + SIDE * 0.5} y={face.y + SIDE * 2.3} class="tile-shadow tile-shadow-far" />
      <rect {...face} x={face.x + SIDE * 0.2} y={face.y + SIDE * 1.5} class="tile-shadow" />
      <rect {...face} y={face.y + SIDE} class="tile-edge" />
      <rect {...face} y={face.y + SIDE * 0.62} class="tile-side" />
      <rect {...face} class="tile-face" />
      <rect
        class="tile-rim"
        x={face.x + RIM}
        y={face.y + RIM}
        width={face.width - 2 * RIM}
        height={face.height - 2 * RIM}
        rx={CORNER - RIM}
      />
    </>
  );
}

const BAR_HALF_LENGTH = 35;

function Bar({ x, y, lying }: { readonly x: number; readonly y: number; readonly lying: boolean }) {
  const bar = (shift: number) =>
    lying
      ? `M${(x + shift).toString()} ${(y - BAR_HALF_LENGTH).toString()}v${(2 * BAR_HALF_LENGTH).toString()}`
      : `M${(x - BAR_HALF_LENGTH).toString()} ${(y + shift).toString()}h${(2 * BAR_HALF_LENGTH).toString()}`;
  return (
    <>
      <path class="tile-bar-light" d={bar(3.4)} />
      <path class="tile-bar" d={bar(0)} />
      <circle class="tile-pin-rim" cx={x} cy={y} r={9} />
      <circle class="tile-pin" cx={x} cy={y - 0.8} r={7.4} />
      <circle class="tile-pin-light" cx={x - 2.2} cy={y - 3} r={2.7} />
    </>
  );
}

interface PipsProps {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly lying: boolean;
}

function Pips({ value, x, y, lying }: PipsProps) {
  const radius = pipRadius(value);
  return (
    <g class={`tile-pips-${value.toString()}`}>
      {pipsOf(value, lying).map(([right, down]) => (
        <>
          <circle class="tile-pip-rim" cx={x + right * 26.2} cy={y + down * 26.2 + 2.8} r={radius + 0.3} />
          <circle cx={x + right * 26.2} cy={y + down * 26.2} r={radius} />
        </>
      ))}
    </g>
  );
}
