/** The hands of a round as they were told: what each counts, or why that can't be. */
import type { RoundTold } from "../../generated/messages";
import { COMPARES_HANDS } from "./block-scores/block-scores";
import { wrong } from "./fault";
import { handCount } from "./hand-count";
import { OUT_SCORES } from "./out-scores/out-scores";
import { type People, playersOfSide, sideOf } from "./people";
import type { ScoringRules, TileValues } from "./scoring-rules";
import { sum } from "./sides";
import { fullSet, parseTile, pips, type Tile, tileText } from "./tile";

/** A hand at a round's end: its count, or its tiles. */
export type HandTold = number | readonly string[];

/** What each seat's hand counts; a pair's count told as one stands at its first player's seat. */
export function countsOf(
  told: RoundTold,
  rules: ScoringRules,
  people: People,
  playing: readonly number[],
): readonly number[] {
  const hands = Object.entries(told.hands ?? {});
  for (const [name] of hands) {
    if (!people.players.includes(name) && !people.names.includes(name)) {
      throw wrong("unknown_player", { name, expected: people.players.join(", ") });
    }
    if (isNamed(told.block) && COMPARES_HANDS.has(rules.block_score) && !people.players.includes(name)) {
      throw wrong("hands_apart", { name });
    }
  }
  checkTiles(told, rules);
  const byPlayer = handsByPlayer(hands, people);
  const nothing = [...byPlayer.values()].every(isNothing);
  if (isNamed(told.block) && byPlayer.size > 0 && nothing) throw wrong("nobody_holds");
  const holding = holdersOf(told, rules, people, playing, byPlayer);
  const counts = people.players.map((player) => countOf(byPlayer.get(player) ?? 0, rules));
  checkCounts(counts, hands.filter(([name]) => holding.has(name)), rules);
  return counts;
}

/** The tile that was played last, where it was told. */
export function lastTile(told: RoundTold, rules: ScoringRules): Tile | null {
  return isNamed(told.last) ? tileOf(told.last, rules, "") : null;
}

/** What a hand counts. Its tiles were checked before. */
export function countOf(hand: HandTold, rules: ScoringRules): number {
  if (typeof hand === "number") return hand;
  return handCount(
    hand.map(parseTile).filter((tile) => tile !== null),
    rules,
  );
}

/** Whether the tiles of the partner of who went out are worth anything to anybody. */
export function countsPartner(rules: ScoringRules, sides: readonly number[]): boolean {
  const score = OUT_SCORES.get(rules.out_score);
  if (score === undefined) return true;
  const points = (held: number) => score({ counts: sides.map((side) => (side === 0 ? held : 0)), sides }, 0).points;
  return sum(points(1)) !== sum(points(0));
}

export function isNamed(name: string | null | undefined): name is string {
  return name !== undefined && name !== null;
}

function isNothing(hand: HandTold): boolean {
  return typeof hand === "number" ? hand === 0 : hand.length === 0;
}

function handsByPlayer(told: readonly (readonly [string, HandTold])[], people: People): Map<string, HandTold> {
  const hands = new Map<string, HandTold>();
  for (const [name, hand] of told) {
    const partners = people.players.includes(name) ? [name] : playersOfSide(people, people.names.indexOf(name));
    for (const player of partners) {
      if (hands.has(player)) throw wrong("hand_twice", { name: player });
    }
    partners.forEach((player, place) => hands.set(player, place === 0 ? hand : 0));
  }
  return hands;
}

/** Whose hands are told, by players' and pairs' names: everybody who must hold tiles does. */
function holdersOf(
  told: RoundTold,
  rules: ScoringRules,
  people: People,
  playing: readonly number[],
  hands: ReadonlyMap<string, HandTold>,
): ReadonlySet<string> {
  const holders = new Set<string>();
  people.players.forEach((player, seat) => {
    const side = people.sides[seat] ?? 0;
    const sideName = people.names[side] ?? "";
    const hand = hands.get(player);
    const pairTold = !Object.hasOwn(told.hands ?? {}, player) && Object.hasOwn(told.hands ?? {}, sideName);
    if (player === told.out) {
      if (hand !== undefined && !isNothing(hand) && !pairTold) throw wrong("out_holds", { name: player, found: written(hand) });
    } else if (!playing.includes(side)) {
      if (hand !== undefined && !isNothing(hand)) throw wrong("dropped_out_holds", { name: player, found: written(hand) });
    } else if (hand === undefined) {
      const partnerIsOut = isNamed(told.out) && side === sideOf(people, told.out);
      if (!partnerIsOut || countsPartner(rules, people.sides)) {
        const expected = people.players.filter((other) => other !== told.out).join(", ");
        throw wrong("hand_missing", { name: player, expected });
      }
    } else if (typeof hand !== "number" && hand.length === 0) {
      throw wrong("hand_empty", { name: player });
    } else {
      holders.add(pairTold ? sideName : player);
    }
  });
  return holders;
}

function checkTiles(told: RoundTold, rules: ScoringRules): void {
  const last = lastTile(told, rules);
  const seen = new Set(last === null ? [] : [tileText(last)]);
  for (const [name, hand] of Object.entries(told.hands ?? {})) {
    if (typeof hand === "number") continue;
    for (const text of hand) {
      const tile = tileText(tileOf(text, rules, name));
      if (seen.has(tile)) throw wrong("tile_twice", { name, found: tile });
      seen.add(tile);
    }
  }
}

function tileOf(text: string, rules: ScoringRules, name: string): Tile {
  const tile = parseTile(text);
  if (tile === null) throw wrong("not_a_tile", { name, found: text });
  if (tile.high > rules.highest) {
    throw wrong("not_in_set", { name, found: text, expected: `${rules.highest}-${rules.highest}` });
  }
  return tile;
}

/** Only 0-0 alone can count nothing, and all hands together count at most what the set does. */
function checkCounts(
  counts: readonly number[],
  told: readonly (readonly [string, HandTold])[],
  rules: ScoringRules,
): void {
  for (const [name, hand] of told) {
    if (typeof hand === "number" && hand < 0) throw wrong("count_negative", { name, found: hand });
  }
  const alone = rules.lone_tile["0-0"] ?? rules.held_tile["0-0"] ?? 0;
  const nothing = told.filter(([, hand]) => hand === 0);
  const last = nothing.at(-1);
  if (last !== undefined && (alone !== 0 || nothing.length > 1)) {
    throw wrong("count_too_low", { name: last[0], found: 0, expected: alone });
  }
  const most = mostOf(rules);
  if (sum(counts) > most) throw wrong("counts_too_high", { found: sum(counts), expected: most });
}

function mostOf(rules: ScoringRules): number {
  const tiles = fullSet(rules.highest);
  const above = (values: TileValues) =>
    sum(tiles.map((tile) => Math.max(0, (values[tileText(tile)] ?? 0) - pips(tile))));
  return sum(tiles.map(pips)) + above(rules.lone_tile) + above(rules.held_tile);
}

function written(hand: HandTold): string {
  return typeof hand === "number" ? String(hand) : hand.join(" ");
}
