/** How large the tiles of one's hand are, by their number and the room there is. */
import type { Layout } from "./layout-mode";

export interface HandSize {
  /** The width of a tile, in CSS pixels. */
  readonly tile: number;
  /** From one tile's left side to the next one's; never under 44, so that each can be touched. */
  readonly pitch: number;
  readonly rows: number;
}

interface Step {
  readonly upTo: number;
  readonly size: HandSize;
}

/** Hands so large that the rows grow with them: only sets of 55 and 91 tiles have such. */
interface Crowd {
  readonly size: Omit<HandSize, "rows">;
  readonly perRow: number;
  /** With more rows than this, the hand is scrolled. */
  readonly rowsSeen: number;
}

const SMALLEST_PITCH = 44;

const STEPS: Readonly<Record<Layout, readonly Step[]>> = {
  portrait: [
    { upTo: 6, size: { tile: 46, pitch: 56, rows: 1 } },
    { upTo: 7, size: { tile: 46, pitch: 52, rows: 1 } },
    { upTo: 8, size: { tile: 40, pitch: 46, rows: 1 } },
    { upTo: 16, size: { tile: 36, pitch: 46, rows: 2 } },
    { upTo: 24, size: { tile: 32, pitch: 46, rows: 3 } },
  ],
  landscape: [
    { upTo: 8, size: { tile: 32, pitch: 46, rows: 1 } },
    { upTo: 16, size: { tile: 28, pitch: 44, rows: 2 } },
  ],
  desktop: [
    { upTo: 7, size: { tile: 58, pitch: 68, rows: 1 } },
    { upTo: 9, size: { tile: 50, pitch: 56, rows: 1 } },
    { upTo: 28, size: { tile: 36, pitch: 46, rows: 2 } },
  ],
};

const CROWDS: Readonly<Record<Layout, Crowd>> = {
  portrait: { size: { tile: 28, pitch: 46 }, perRow: 8, rowsSeen: 4 },
  landscape: { size: { tile: 24, pitch: 44 }, perRow: 8, rowsSeen: 3 },
  desktop: { size: { tile: 30, pitch: 44 }, perRow: 14, rowsSeen: 2 },
};

/** The size for this many tiles. Only upright is `width`, the room in pixels, too narrow for the usual size. */
export function handSize(count: number, layout: Layout, width: number): HandSize {
  const steps = STEPS[layout].filter(({ upTo }) => count <= upTo);
  const room = layout === "portrait" ? width : Infinity;
  const step = steps.find(({ size }) => inRow(count, size.rows) * SMALLEST_PITCH <= room) ?? steps.at(-1);
  const { tile, pitch, rows } = step?.size ?? crowdSize(count, layout);
  const narrowed = Math.min(pitch, Math.floor(room / inRow(count, rows)));
  return { tile, pitch: Math.max(SMALLEST_PITCH, narrowed), rows };
}

function crowdSize(count: number, layout: Layout): HandSize {
  const { size, perRow } = CROWDS[layout];
  return { ...size, rows: Math.ceil(count / perRow) };
}

/** Whether there are more rows than the table's edge has room for. */
export function scrolls({ rows }: HandSize, layout: Layout): boolean {
  return rows > CROWDS[layout].rowsSeen;
}

/** How many tiles stand in the fullest row. */
export function inRow(count: number, rows: number): number {
  return Math.max(1, Math.ceil(count / rows));
}

/** The tiles in the order they are shown: as held, or those that can be played first. */
export function shownOrder<T>(hand: readonly T[], playable: (tile: T) => boolean, sorted: boolean): readonly T[] {
  if (!sorted) return hand;
  return [...hand.filter(playable), ...hand.filter((tile) => !playable(tile))];
}
