/** What this device was shown of a table while it was played, so that nobody can tell it otherwise afterwards. */
import type { Tile, Update } from "../generated/messages";

export interface Memory {
  readonly table: string;
  /** What the server had committed to before the nonce was drawn; not there if the seat was taken elsewhere. */
  readonly commitment?: string;
  readonly nonce?: string;
  readonly seat?: number;
  /** The own hands as they were dealt, their tiles in order of text, by the round's number in the table's life. */
  readonly hands: Readonly<Record<number, string>>;
}

const KEY = "kozel.tables";
const TABLES = 50;

/** Where the browser has no room or forbids storing, memory lasts as long as the page. */
let page: readonly Memory[] | null = null;

/** Keep what was promised and given when a seat was taken. */
export function rememberSeat(table: string, commitment: string, nonce: string): void {
  remember(table, (memory) => ({ ...memory, commitment, nonce }));
}

/** Keep the hand that was dealt, if this update tells of a deal. */
export function rememberDeal({ table, events, view: { match, seat, rounds } }: Update): void {
  const dealt = events.findLastIndex(({ kind }) => kind === "dealt");
  if (dealt === -1 || match === null || seat === null) return;
  const hand = new Set(match.hand.map(text));
  for (const event of events.slice(dealt + 1).reverse()) {
    if (event.kind === "played" && event.seat === seat) hand.add(text(event.tile));
    if (event.kind === "drew" && event.tile !== null) hand.delete(text(event.tile));
  }
  remember(table, (memory) => ({ ...memory, seat, hands: { ...memory.hands, [rounds]: asText([...hand]) } }));
}

/** What is known of the table, if anything is. */
export function recall(table: string): Memory | null {
  return memories().find((memory) => memory.table === table) ?? null;
}

/** A hand as it is kept and compared: the order of its tiles says nothing. */
export function asText(hand: readonly string[]): string {
  return [...hand].sort().join(" ");
}

function text([low, high]: Tile): string {
  return `${low}-${high}`;
}

function remember(table: string, change: (memory: Memory) => Memory): void {
  const others = memories().filter((memory) => memory.table !== table);
  let latest = [...others, change(recall(table) ?? { table, hands: {} })].slice(-TABLES);
  page = latest;
  for (; latest.length > 0; latest = latest.slice(Math.ceil(latest.length / 2))) {
    try {
      localStorage.setItem(KEY, JSON.stringify(latest));
      page = null;
      return;
    } catch {
      // Perhaps there is room for the newer half.
    }
  }
}

function memories(): readonly Memory[] {
  if (page !== null) return page;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Memory[]) : [];
  } catch {
    return [];
  }
}
