/** Where the pips of a half stand, in steps from its middle to the right and downward, on an upright tile. */

type Pip = readonly [right: number, down: number];

const TOP_LEFT: Pip = [-1, -1];
const TOP_RIGHT: Pip = [1, -1];
const MIDDLE: Pip = [0, 0];
const BOTTOM_LEFT: Pip = [-1, 1];
const BOTTOM_RIGHT: Pip = [1, 1];

const SIX: readonly Pip[] = [TOP_LEFT, TOP_RIGHT, [-1, 0], [1, 0], BOTTOM_LEFT, BOTTOM_RIGHT];
const EIGHT: readonly Pip[] = [...SIX, [0, -1], [0, 1]];

/** Four in a column, from the top. */
const FOUR_DOWN = [-1.16, -0.387, 0.387, 1.16] as const;
const TEN: readonly Pip[] = [
  ...FOUR_DOWN.flatMap((down): Pip[] => [
    [-1, down],
    [1, down],
  ]),
  [0, FOUR_DOWN[1]],
  [0, FOUR_DOWN[2]],
];

/** Up to nine on a grid of three by three, six in two columns along the tile; beyond that, columns of up to four. */
const UPRIGHT: readonly (readonly Pip[])[] = [
  [],
  [MIDDLE],
  [TOP_LEFT, BOTTOM_RIGHT],
  [TOP_LEFT, MIDDLE, BOTTOM_RIGHT],
  [TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT],
  [TOP_LEFT, TOP_RIGHT, MIDDLE, BOTTOM_LEFT, BOTTOM_RIGHT],
  SIX,
  [...SIX, MIDDLE],
  EIGHT,
  [...EIGHT, MIDDLE],
  TEN,
  [...TEN.slice(0, -2), [0, -0.774], MIDDLE, [0, 0.774]],
  [...TEN, [0, FOUR_DOWN[0]], [0, FOUR_DOWN[3]]],
];

const RADIUS = 9.7;
/** Where four stand in a column, with a gap between them that is still seen. */
const SMALL_RADIUS = 7.6;
const MOST_OF_USUAL_SIZE = 9;

/** The pips of a half with this value; on a lying tile they are turned by a quarter with it. */
export function pipsOf(value: number, lying: boolean): readonly Pip[] {
  const upright = UPRIGHT[value] ?? [];
  return lying ? upright.map(([right, down]) => [down, 0 - right] as const) : upright;
}

/** The radius of this value's pips, in hundredths of a half. */
export function pipRadius(value: number): number {
  return value > MOST_OF_USUAL_SIZE ? SMALL_RADIUS : RADIUS;
}
