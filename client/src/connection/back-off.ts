/** How long to wait before the next try to connect. */

const FIRST_MS = 250;
const LONGEST_MS = 5_000;

/**
 * Milliseconds before try number `attempt` (0 is the first after a loss), with `random` from [0, 1).
 *
 * The first is quick: most losses are a phone changing its network. Later ones double, and spread out so that
 * everybody doesn't come back at once when a server starts anew.
 */
export function waitBefore(attempt: number, random: number): number {
  if (attempt === 0) return FIRST_MS * random;
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt + 1));
  return longest * (0.5 + random / 2);
}
