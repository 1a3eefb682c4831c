/** Where an element that shows a tile is on the screen, and which way it lies. */

export interface Stance {
  /** The middle, in CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
  /** The side of a half, in CSS pixels. */
  readonly side: number;
  /** Where the smaller half points to: 0 up, 90 to the right, 180 down, -90 to the left. */
  readonly angle: number;
}

/** The stance of an element with `data-tile` (the tile's text) and `data-first` (its left or upper half). */
export function stanceOf(element: HTMLElement): Stance {
  const box = element.getBoundingClientRect();
  const lying = element.offsetWidth > element.offsetHeight;
  const smallerFirst = element.dataset["tile"]?.startsWith(`${element.dataset["first"]}-`) === true;
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    side: Math.min(element.offsetWidth, element.offsetHeight),
    angle: (lying ? -90 : 0) + (smallerFirst ? 0 : 180),
  };
}

/** The transform that makes an element standing at `to` look as if it stood at `from`. */
export function transformBetween(from: Stance, to: Stance, double: boolean): string {
  const turn = shortestTurn(from.angle - to.angle, double);
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(${turn}deg) scale(${from.side / to.side})`;
}

/** A double looks the same after half a turn. */
function shortestTurn(angle: number, double: boolean): number {
  const whole = double ? 180 : 360;
  const turn = ((angle % whole) + whole) % whole;
  return turn > whole / 2 ? turn - whole : turn;
}

export function sameStance(one: Stance, other: Stance): boolean {
  return (
    Math.abs(one.x - other.x) < 0.5 &&
    Math.abs(one.y - other.y) < 0.5 &&
    Math.abs(one.side - other.side) < 0.1 &&
    one.angle === other.angle
  );
}
