/** A round while it is being told: who ended it and how, and the hands so far. */
import type { RoundTold } from "../generated/messages";
import { COMPARES_HANDS } from "./scoring/block-scores/block-scores";
import { countsPartner, isNamed } from "./scoring/hands";
import { type People, playersOfSide, sideOf } from "./scoring/people";
import type { ScoringRules } from "./scoring/scoring-rules";

/** A hand as it is told: the digits of its count, or its tiles. */
export type HandEntry = { readonly digits: string } | { readonly tiles: readonly string[] };

export interface Draft {
  /** The number of the earlier round that is being corrected; null for a new one. */
  readonly round: number | null;
  readonly how: "out" | "block";
  /** Who went out or made the fish; null until it is told. */
  readonly player: string | null;
  /** The tile played last, where it brings points. */
  readonly last: string | null;
  readonly hands: Readonly<Record<string, HandEntry>>;
  /** Who earned which bonus, a player as often as it was earned. */
  readonly bonuses: Readonly<Record<string, readonly string[]>>;
  /** Whose hand is told next. */
  readonly focus: string | null;
  /** In pairs: each partner's hand by itself. */
  readonly byPlayer: boolean;
}

/** What a draft is told by: who sits there, and the sides that play in this round. */
export interface Table {
  readonly rules: ScoringRules;
  readonly people: People;
  readonly playing: readonly number[];
}

const MOST_DIGITS = 3;

export function newDraft({ rules }: Table): Draft {
  // A lone tile's value is of one hand, and some blocks compare hands: then partners' can't be told as one count.
  const apart = Object.keys(rules.lone_tile).length > 0 || COMPARES_HANDS.has(rules.block_score);
  const byPlayer = !rules.pairs || apart;
  return { round: null, how: "out", player: null, last: null, hands: {}, bonuses: {}, focus: null, byPlayer };
}

/** The draft of an earlier round, to be corrected. */
export function draftOf(told: RoundTold, round: number, table: Table): Draft {
  const hands = Object.entries(told.hands ?? {}).map(([name, hand]): [string, HandEntry] => [
    name,
    typeof hand === "number" ? { digits: String(hand) } : { tiles: hand },
  ]);
  const fresh = newDraft(table);
  const draft: Draft = {
    ...fresh,
    round,
    how: isNamed(told.block) ? "block" : "out",
    player: told.block ?? told.out ?? null,
    last: told.last ?? null,
    hands: Object.fromEntries(hands),
    bonuses: told.bonuses ?? {},
    byPlayer: fresh.byPlayer || hands.some(([name]) => table.people.players.includes(name)),
  };
  return { ...draft, focus: holders(draft, table)[0] ?? null };
}

/** Whose hands must be told: players, or pairs where partners' hands are told as one. */
export function holders({ how, player, byPlayer }: Draft, { rules, people, playing }: Table): readonly string[] {
  const out = how === "out" && player !== null ? player : null;
  return playing.flatMap((side) => {
    const uncounted = out !== null && side === sideOf(people, out) && !countsPartner(rules, people.sides);
    if (uncounted) return [];
    if (!byPlayer) return [people.names[side] ?? ""];
    return playersOfSide(people, side).filter((name) => name !== out);
  });
}

export function entryOf(draft: Draft, holder: string): HandEntry | null {
  const entry = Object.hasOwn(draft.hands, holder) ? draft.hands[holder] : undefined;
  return entry === undefined || isEmpty(entry) ? null : entry;
}

function isEmpty(entry: HandEntry): boolean {
  return "digits" in entry ? entry.digits === "" : entry.tiles.length === 0;
}

/** Tell how the round ended and by whom; told next is the hand that was in focus, if it counts, else one that is missing. */
export function endedBy(draft: Draft, how: Draft["how"], player: string | null, table: Table): Draft {
  const ended = { ...draft, how, player, last: how === "out" ? draft.last : null };
  if (player === null) return { ...ended, focus: null };
  const all = holders(ended, table);
  if (draft.focus !== null && all.includes(draft.focus)) return ended;
  return { ...ended, focus: nextMissing({ ...ended, focus: null }, table) ?? all[0] ?? null };
}

/** The first holder after the focused one, going round, whose hand isn't told yet. */
export function nextMissing(draft: Draft, table: Table): string | null {
  const all = holders(draft, table);
  const from = draft.focus === null ? 0 : all.indexOf(draft.focus) + 1;
  return [...all.slice(from), ...all.slice(0, from)].find((holder) => entryOf(draft, holder) === null) ?? null;
}

function withEntry(draft: Draft, entry: HandEntry): Draft {
  return draft.focus === null ? draft : { ...draft, hands: { ...draft.hands, [draft.focus]: entry } };
}

/** A digit more; a hand told by tiles before is begun anew. */
export function withDigit(draft: Draft, digit: string): Draft {
  const before = draft.focus === null ? null : entryOf(draft, draft.focus);
  const digits = before !== null && "digits" in before ? before.digits : "";
  return withEntry(draft, { digits: (digits === "0" ? digit : digits + digit).slice(0, MOST_DIGITS) });
}

/** The latest digit or tile taken back. */
export function withoutLatest(draft: Draft): Draft {
  const before = draft.focus === null ? null : entryOf(draft, draft.focus);
  if (before === null) return draft;
  return withEntry(draft, "digits" in before ? { digits: before.digits.slice(0, -1) } : { tiles: before.tiles.slice(0, -1) });
}

/** The tile put to the hand, or taken from it; a count told before goes. */
export function withTile(draft: Draft, tile: string): Draft {
  const before = draft.focus === null ? null : entryOf(draft, draft.focus);
  const tiles = before !== null && "tiles" in before ? before.tiles : [];
  return withEntry(draft, { tiles: tiles.includes(tile) ? tiles.filter((other) => other !== tile) : [...tiles, tile] });
}

/** The hand is this one tile. */
export function withOnlyTile(draft: Draft, tile: string): Draft {
  return withEntry(draft, { tiles: [tile] });
}

/** Where a tile lies already: the holder of the hand, or null. */
export function holderOf(draft: Draft, tile: string, table: Table): string | null {
  return (
    holders(draft, table).find((holder) => {
      const entry = entryOf(draft, holder);
      return entry !== null && "tiles" in entry && entry.tiles.includes(tile);
    }) ?? null
  );
}

/** How often the side has earned the bonus in this round. */
export function timesEarned(draft: Draft, bonus: string, side: number, { people }: Table): number {
  return (draft.bonuses[bonus] ?? []).filter((player) => sideOf(people, player) === side).length;
}

/** The side has earned the bonus once more, or once less. */
export function withBonus(draft: Draft, bonus: string, side: number, more: boolean, { people }: Table): Draft {
  const players = draft.bonuses[bonus] ?? [];
  const place = players.findLastIndex((player) => sideOf(people, player) === side);
  const earned = more
    ? [...players, playersOfSide(people, side)[0] ?? ""]
    : players.filter((_, index) => index !== place);
  return { ...draft, bonuses: { ...draft.bonuses, [bonus]: earned } };
}

/** Whether anything was told that would be lost. */
export function isBegun(draft: Draft): boolean {
  return draft.player !== null || draft.round !== null;
}

/** The round as the sheet has it; null until somebody has ended it. */
export function roundOf(draft: Draft, table: Table): RoundTold | null {
  if (draft.player === null) return null;
  const told = holders(draft, table).map((holder) => [holder, entryOf(draft, holder)] as const);
  const hands = told.flatMap(([holder, entry]): [string, number | readonly string[]][] => {
    if (entry === null) return [];
    return [[holder, "digits" in entry ? Number(entry.digits) : entry.tiles]];
  });
  const bonuses = Object.entries(draft.bonuses).filter(([, players]) => players.length > 0);
  return {
    [draft.how]: draft.player,
    ...(draft.last !== null && { last: draft.last }),
    ...(bonuses.length > 0 && { bonuses: Object.fromEntries(bonuses) }),
    hands: Object.fromEntries(hands),
  };
}
