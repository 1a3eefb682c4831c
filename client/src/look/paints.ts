/** Which of the eight oil paints an avatar has. */

const PAINTS = 8;

function paint(index: number): string {
  return `var(--paint-${index + 1})`;
}

/** The paint of this name, or the next one that isn't `taken` at the same table. */
export function avatarColor(name: string, taken: readonly string[] = []): string {
  const first = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % PAINTS;
  for (let step = 0; step < PAINTS; step++) {
    const candidate = paint((first + step) % PAINTS);
    if (!taken.includes(candidate)) return candidate;
  }
  return paint(first);
}

/** The paints of a table's seats, all different while there are enough; null where nobody sits. */
export function avatarColors(names: readonly (string | null)[]): readonly (string | null)[] {
  const colors: (string | null)[] = [];
  for (const name of names) {
    colors.push(name === null ? null : avatarColor(name, colors.filter((color) => color !== null)));
  }
  return colors;
}
