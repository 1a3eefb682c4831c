/** What a round's end gives to whom, by side. */

export interface RoundScore {
  readonly points: readonly number[];
  /** Are given nothing, and what they remember goes. */
  readonly cleared: readonly number[];
  readonly winner: number | null;
  /** The sum that goes on to the next round. */
  readonly carried: number;
}

export function roundScore(points: readonly number[], more: Partial<Omit<RoundScore, "points">> = {}): RoundScore {
  return { points, cleared: [], winner: null, carried: 0, ...more };
}

/** These points to one side, and none to the others. */
export function allTo(side: number, points: number, sides: number): readonly number[] {
  return [...Array(sides).keys()].map((other) => (other === side ? points : 0));
}

/** The score of all the sides, where it is that of the ones playing: the others are given nothing. */
export function among(score: RoundScore, playing: readonly number[], sides: number): RoundScore {
  const sideAt = (place: number) => playing[place] ?? place;
  return {
    ...score,
    points: [...Array(sides).keys()].map((side) => score.points[playing.indexOf(side)] ?? 0),
    cleared: score.cleared.map(sideAt),
    winner: score.winner === null ? null : sideAt(score.winner),
  };
}
