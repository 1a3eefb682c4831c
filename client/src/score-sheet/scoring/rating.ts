/** Rating points for a finished match. */

const FULL_SCORE = 100;

function tenthsHalfUp(points: number): number {
  return Math.max(1, Math.floor((points + 5) / 10));
}

/** A goat gets 0; everyone else a tenth of what their open score lacks to 100, rounded half up, at least 1. */
export function ratingAtTarget(scores: readonly number[], goats: readonly number[]): readonly number[] {
  return scores.map((score, side) => (goats.includes(side) ? 0 : tenthsHalfUp(FULL_SCORE - score)));
}

/** Who timed out gets 0; everyone else a tenth of their lead over that player, rounded half up, at least 1. */
export function ratingAtTimeout(scores: readonly number[], timedOut: number): readonly number[] {
  const theirs = scores[timedOut] ?? 0;
  return scores.map((score, side) => (side === timedOut ? 0 : tenthsHalfUp(theirs - score)));
}
