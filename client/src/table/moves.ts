/** What the moves that the server allows mean for the tiles of one's hand and the ends of the line. */
import type { End, Laid, Move, Tile } from "../generated/messages";
import { valueName } from "../tile/tile-name";

/** The smaller half first, as tiles are written everywhere. */
export function tileText(tile: Tile): string {
  return `${tile[0]}-${tile[1]}`;
}

export function sameTile(one: Tile, other: Tile): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

export function tileOf(laid: Laid): Tile {
  return laid[0] <= laid[1] ? [laid[0], laid[1]] : [laid[1], laid[0]];
}

/** The ends that the tile may be played to now. */
export function endsFor(tile: Tile, legal: readonly Move[]): readonly End[] {
  return legal.flatMap((move) => (move.kind === "play" && sameTile(move.tile, tile) ? [move.end] : []));
}

/** The move when there is only one kind of thing to do and it isn't playing a tile. */
export function onlyAction(legal: readonly Move[]): "draw" | "pass" | null {
  const move = legal[0];
  return move === undefined || move.kind === "play" ? null : move.kind;
}

/** The values at both ends, or null while the line is empty. */
export function endValues(line: readonly Laid[]): Readonly<Record<End, number>> | null {
  const first = line[0];
  const last = line.at(-1);
  return first === undefined || last === undefined ? null : { left: first[0], right: last[1] };
}

/** The same as they are called. */
export function endNames({ left, right }: Readonly<Record<End, number>>): Readonly<Record<End, string>> {
  return { left: valueName(left), right: valueName(right) };
}

/** How the tile would lie at the end. */
export function laidAt(tile: Tile, end: End, line: readonly Laid[]): Laid {
  const values = endValues(line);
  if (values === null) return tile;
  const value = values[end];
  const other = tile[0] === value ? tile[1] : tile[0];
  return end === "left" ? [other, value] : [value, other];
}

export interface LineState {
  readonly line: readonly Laid[];
  readonly lead: number;
}

/** The line with the tile joined at the end. */
export function joined({ line, lead }: LineState, tile: Tile, end: End): LineState {
  const laid = laidAt(tile, end, line);
  if (line.length === 0) return { line: [laid], lead: 0 };
  return end === "left" ? { line: [laid, ...line], lead: lead + 1 } : { line: [...line, laid], lead };
}
