/** How a tile lies: along its row, across it (a double), or upright as a corner that turns into the next row. */
export type Way = "along" | "across" | "corner";

/**
 * The rectangle that a tile owns, measured in halves of a tile from the middle of the round's first tile.
 * `forward`: the row runs to the right here.
 */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly way: Way;
  readonly forward: boolean;
}

/** The cell of the round's first tile, around the middle. */
export function leadCell(double: boolean): Cell {
  return double
    ? { x: -0.5, y: -1, width: 1, height: 2, way: "across", forward: true }
    : { x: -1, y: -0.5, width: 2, height: 1, way: "along", forward: true };
}

/** The cell turned by half a turn about the middle. */
export function halfTurned(cell: Cell): Cell {
  return { ...cell, x: -cell.x - cell.width, y: -cell.y - cell.height };
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(cells: readonly Cell[]): Bounds {
  return {
    left: Math.min(...cells.map((cell) => cell.x)),
    top: Math.min(...cells.map((cell) => cell.y)),
    right: Math.max(...cells.map((cell) => cell.x + cell.width)),
    bottom: Math.max(...cells.map((cell) => cell.y + cell.height)),
  };
}
