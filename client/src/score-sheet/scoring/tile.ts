/** A tile of the sheet: two halves, the smaller first. Its text is `1-4`. */

export interface Tile {
  readonly low: number;
  readonly high: number;
}

export function tileText({ low, high }: Tile): string {
  return `${low}-${high}`;
}

/** `4-1` or `1-4` read as a tile, or null where the text isn't two numbers with a hyphen between them. */
export function parseTile(text: string): Tile | null {
  const halves = /^([0-9]+)-([0-9]+)$/.exec(text);
  if (halves === null) return null;
  const [one, two] = [Number(halves[1]), Number(halves[2])];
  return { low: Math.min(one, two), high: Math.max(one, two) };
}

/** Every tile with halves from 0 to `highest`, each once. */
export function fullSet(highest: number): readonly Tile[] {
  const values = [...Array(highest + 1).keys()];
  return values.flatMap((low) => values.slice(low).map((high) => ({ low, high })));
}

export function pips({ low, high }: Tile): number {
  return low + high;
}
