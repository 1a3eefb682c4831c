/** How a rule set deals, as far as a deal's verification must know: the server's presets say the same. */

export interface Dealing {
  readonly highest: number;
  /** Tiles in a hand. */
  readonly hand: number;
  readonly seats: readonly number[];
  /** A hand with so many doubles takes the deal back, and so does one value on so many of its tiles. */
  readonly redealDoubles: number;
  readonly redealSame: number;
}

export const DEALINGS: Readonly<Record<string, Dealing>> = {
  kozel: { highest: 6, hand: 7, seats: [2, 3, 4], redealDoubles: 5, redealSame: 6 },
};

/** Every tile of the set once, as text. */
export function fullSet({ highest }: Dealing): readonly string[] {
  const tiles: string[] = [];
  for (let low = 0; low <= highest; low++) {
    for (let high = low; high <= highest; high++) tiles.push(`${low}-${high}`);
  }
  return tiles;
}

/** Whether this hand takes the deal back. A double counts once among the tiles of its value. */
export function takesBack(hand: readonly string[], dealing: Dealing): boolean {
  const halves = hand.map((tile) => tile.split("-"));
  if (halves.filter(([low, high]) => low === high).length >= dealing.redealDoubles) return true;
  const values = Array.from({ length: dealing.highest + 1 }, (_, value) => String(value));
  return values.some((value) => halves.filter((tile) => tile.includes(value)).length >= dealing.redealSame);
}
