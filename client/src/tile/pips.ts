/** Where the pips of a half stand, in steps from its middle to the right and downward, on an upright tile. */

type Pip = readonly [right: number, down: number];

const TOP_LEFT: Pip = [-1, -1];
const TOP_RIGHT: Pip = [1, -1];
const MIDDLE: Pip = [0, 0];
const BOTTOM_LEFT: Pip = [-1, 1];
const BOTTOM_RIGHT: Pip = [1, 1];

/** Six stands in two columns along the tile. */
const UPRIGHT: readonly (readonly Pip[])[] = [
  [],
  [MIDDLE],
  [TOP_LEFT, BOTTOM_RIGHT],
  [TOP_LEFT, MIDDLE, BOTTOM_RIGHT],
  [TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT],
  [TOP_LEFT, TOP_RIGHT, MIDDLE, BOTTOM_LEFT, BOTTOM_RIGHT],
  [TOP_LEFT, TOP_RIGHT, [-1, 0], [1, 0], BOTTOM_LEFT, BOTTOM_RIGHT],
];

/** The pips of a half with this value; on a lying tile they are turned by a quarter with it. */
export function pipsOf(value: number, lying: boolean): readonly Pip[] {
  const upright = UPRIGHT[value] ?? [];
  return lying ? upright.map(([right, down]) => [down, 0 - right] as const) : upright;
}
