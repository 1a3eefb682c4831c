/** Positions for the gallery: rounds played by chance, but by the rules of forced play. The same seed, the same play. */
import type { End, Laid, Move, Tile } from "../src/generated/messages";
import { joined, type LineState } from "../src/table/moves";

export interface Position extends LineState {
  readonly hands: readonly (readonly Tile[])[];
  readonly boneyard: readonly Tile[];
  readonly turn: number;
  readonly last: { readonly seat: number; readonly end: End } | null;
  readonly drawn: number;
}

export function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 13;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** All tiles up to this value: 28, 55 or 91 of them. */
export function fullSet(highest: number): Tile[] {
  const tiles: Tile[] = [];
  for (let low = 0; low <= highest; low++) for (let high = low; high <= highest; high++) tiles.push([low, high]);
  return tiles;
}

export function shuffled(tiles: readonly Tile[], random: () => number): Tile[] {
  const order = tiles.map((tile) => ({ tile, key: random() }));
  return order.sort((one, other) => one.key - other.key).map(({ tile }) => tile);
}

export function playsOf(hand: readonly Tile[], line: readonly Laid[]): Move[] {
  const left = line[0]?.[0];
  const right = line.at(-1)?.[1];
  if (left === undefined || right === undefined) return hand.map((tile) => ({ kind: "play", tile, end: "right" }));
  return hand.flatMap((tile): Move[] => [
    ...(tile.includes(left) ? [{ kind: "play", tile, end: "left" } as const] : []),
    ...(tile.includes(right) ? [{ kind: "play", tile, end: "right" } as const] : []),
  ]);
}

export function legalIn({ hands, line, boneyard, turn }: Position): Move[] {
  const plays = playsOf(hands[turn] ?? [], line);
  if (plays.length > 0) return plays;
  return [{ kind: boneyard.length > 0 ? "draw" : "pass" }];
}

/** Every position of one random round. */
export function* randomRound(seed: number, seats: number, highest = 6): Generator<Position> {
  const random = randomFrom(seed);
  const tiles = shuffled(fullSet(highest), random);
  let position: Position = {
    hands: Array.from({ length: seats }, (_, seat) => tiles.slice(7 * seat, 7 * seat + 7)),
    boneyard: tiles.slice(7 * seats),
    line: [],
    lead: 0,
    turn: Math.floor(random() * seats),
    last: null,
    drawn: 0,
  };
  let passes = 0;
  for (;;) {
    yield position;
    const moves = legalIn(position);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) return;
    passes = move.kind === "pass" ? passes + 1 : 0;
    position = after(position, move, seats);
    if (passes === seats || position.hands.some((hand) => hand.length === 0)) return;
  }
}

function after(position: Position, move: Move, seats: number): Position {
  const { hands, turn, boneyard } = position;
  const withHand = (hand: readonly Tile[]) => hands.map((held, seat) => (seat === turn ? hand : held));
  const next = (turn + 1) % seats;
  switch (move.kind) {
    case "play":
      return {
        ...position,
        ...joined(position, move.tile, move.end),
        hands: withHand((hands[turn] ?? []).filter((tile) => tile !== move.tile)),
        turn: next,
        last: { seat: turn, end: move.end },
        drawn: 0,
      };
    case "draw":
      return {
        ...position,
        hands: withHand([...(hands[turn] ?? []), ...boneyard.slice(0, 1)]),
        boneyard: boneyard.slice(1),
        drawn: position.drawn + 1,
      };
    case "pass":
      return { ...position, turn: next, drawn: 0 };
  }
}

/** The first position of the first seed for which `wanted` holds. */
export function findPosition(
  seats: number,
  wanted: (position: Position) => boolean,
  seed = 1,
  highest = 6,
): Position {
  for (let tried = seed; tried < seed + 20_000; tried++) {
    for (const position of randomRound(tried, seats, highest)) if (wanted(position)) return position;
  }
  throw new Error("no such position");
}

/** A line of exactly `count` tiles that a whole set allows, whoever played it, or the longest one found. */
export function longLine(count: number, seed: number, highest: number): LineState & { readonly rest: readonly Tile[] } {
  const random = randomFrom(seed);
  let longest: (LineState & { rest: readonly Tile[] }) | null = null;
  for (let attempt = 0; attempt < 5000; attempt++) {
    const pool = shuffled(fullSet(highest), random);
    let state: LineState = { line: [], lead: 0 };
    while (state.line.length < count) {
      const moves = playsOf(pool, state.line);
      const move = moves[Math.floor(random() * moves.length)];
      if (move?.kind !== "play") break;
      pool.splice(pool.indexOf(move.tile), 1);
      state = joined(state, move.tile, move.end);
    }
    if (longest === null || state.line.length > longest.line.length) longest = { ...state, rest: pool };
    if (state.line.length === count) break;
  }
  if (longest === null) throw new Error("no such line");
  return longest;
}
