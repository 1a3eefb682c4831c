import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MatchView, TableEventView, TableView, Tile, Update } from "../generated/messages";

/** A browser's storage with room for so many characters. */
class Storage {
  readonly #texts = new Map<string, string>();
  room = Infinity;

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (text.length > this.room) throw new Error("the quota is exceeded");
    this.#texts.set(key, text);
  }
}

let storage: Storage;

beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal("localStorage", storage);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The module as a page has it that was just loaded. */
async function loaded(): Promise<typeof import("./memory")> {
  vi.resetModules();
  return import("./memory");
}

function update(events: readonly TableEventView[], hand: readonly Tile[], rounds = 1, seat: number | null = 1): Update {
  const match = { seat, hand } as unknown as MatchView;
  const view = { table: "a", seat, rounds, match } as unknown as TableView;
  return { kind: "update", table: "a", events, view };
}

const DEALT: TableEventView = { kind: "dealt", round: 1, attempt: 0 };

test("what was promised, given and dealt outlives the page", async () => {
  const page = await loaded();
  page.rememberSeat("a", "c0", "5a");
  page.rememberDeal(update([{ kind: "started" }, DEALT], [[3, 3], [0, 5]]));
  page.rememberDeal(update([{ kind: "ready", seat: 0 }, DEALT], [[1, 2]], 2));
  const expected = { table: "a", commitment: "c0", nonce: "5a", seat: 1, hands: { 1: "0-5 3-3", 2: "1-2" } };
  expect((await loaded()).recall("a")).toEqual(expected);
  expect(page.recall("b")).toBeNull();
});

test("a hand is the one that was dealt, whatever was played and drawn in the same update", async () => {
  const { rememberDeal, recall } = await loaded();
  const events: readonly TableEventView[] = [
    { kind: "played", seat: 1, tile: [6, 6], end: "right" },
    DEALT,
    { kind: "played", seat: 0, tile: [0, 0], end: "right" },
    { kind: "drew", seat: 1, tile: [0, 1] },
    { kind: "drew", seat: 1, tile: [0, 4] },
    { kind: "played", seat: 1, tile: [0, 4], end: "left" },
    { kind: "drew", seat: 0, tile: null },
    { kind: "passed", seat: 0, bonuses: [] },
    { kind: "played", seat: 1, tile: [4, 5], end: "left" },
  ];
  rememberDeal(update(events, [[1, 1], [0, 1]]));
  expect(recall("a")?.hands).toEqual({ 1: "1-1 4-5" });
});

test("of a deal that was taken back the next one counts", async () => {
  const { rememberDeal, recall } = await loaded();
  rememberDeal(update([DEALT], [[1, 1]]));
  rememberDeal(update([{ kind: "dealt", round: 1, attempt: 1 }], [[2, 2]]));
  expect(recall("a")?.hands).toEqual({ 1: "2-2" });
});

test("an update without a deal, and one of a table at which one only looks on, tell nothing", async () => {
  const { rememberDeal, recall } = await loaded();
  rememberDeal(update([], [[1, 1]]));
  rememberDeal(update([DEALT], [], 1, null));
  expect(recall("a")).toBeNull();
});

test("the latest fifty tables are kept", async () => {
  const { rememberSeat, recall } = await loaded();
  for (let table = 0; table < 50; table++) rememberSeat(String(table), "c", "n");
  rememberSeat("0", "again", "n");
  rememberSeat("50", "c", "n");
  expect(recall("0")).toMatchObject({ commitment: "again" });
  expect(recall("1")).toBeNull();
  expect(recall("2")).not.toBeNull();
});

test("where there is little room the older tables go", async () => {
  const { rememberSeat } = await loaded();
  for (const table of ["a", "b", "c", "d"]) rememberSeat(table, "c", "n");
  storage.room = 200;
  rememberSeat("e", "c", "n");
  const { recall } = await loaded();
  expect(recall("e")).not.toBeNull();
  expect(recall("a")).toBeNull();
});

test("where there is no room, no storage, or something else in it, the page itself remembers", async () => {
  storage.room = 0;
  const full = await loaded();
  full.rememberSeat("a", "c", "n");
  full.rememberSeat("b", "c", "n");
  expect(full.recall("a")).not.toBeNull();
  vi.stubGlobal("localStorage", undefined);
  const forbidden = await loaded();
  forbidden.rememberSeat("a", "c", "n");
  expect(forbidden.recall("a")).not.toBeNull();
  vi.stubGlobal("localStorage", storage);
  storage.room = Infinity;
  for (const text of ["no JSON", "7"]) {
    storage.setItem("kozel.tables", text);
    expect((await loaded()).recall("a")).toBeNull();
  }
});
