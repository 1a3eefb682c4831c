import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { effect } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket as NodeWebSocket, WebSocketServer, type WebSocket as ServerSocket } from "ws";
import { KOZEL } from "../../development/kozel-rules";
import { recall } from "../fair/memory";
import type { ClientMessage, MatchView, ServerMessage, TableView, Update, Welcome } from "../generated/messages";
import { Conversation } from "./conversation";

/** A server on a real port that keeps what it hears and says only what the test lets it say. */
class Server {
  readonly heard: ClientMessage[] = [];
  readonly sockets: ServerSocket[] = [];
  readonly #server: WebSocketServer;

  constructor(port = 0) {
    this.#server = new WebSocketServer({ port, host: "127.0.0.1" });
    this.#server.on("connection", (socket) => {
      this.sockets.push(socket);
      socket.on("message", (data) => this.heard.push(JSON.parse(String(data)) as ClientMessage));
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get latest(): ServerSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error("nobody has connected");
    return socket;
  }

  listening(): Promise<unknown> {
    return once(this.#server, "listening");
  }

  say(message: ServerMessage, socket = this.latest): void {
    socket.send(JSON.stringify(message));
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.terminate();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const WELCOME: Welcome = { kind: "welcome", commitment: "c0", unfinished: [], requests: [], people: 1, address: null };

function update(sequence: number, table = "a"): Update {
  const view: TableView = {
    table,
    sequence,
    position: 0,
    phase: "waiting",
    options: { rules: "kozel", changes: {}, seats: 2, seconds: null, bots: null, listed: true },
    rules: KOZEL,
    sides: [0, 1],
    seat: 0,
    seats: [null, null],
    remaining_ms: null,
    match: null,
    commitment: "c0",
    rounds: 0,
    event: null,
  };
  return { kind: "update", table, events: [], view };
}

/** A second loss in a row is answered after up to a second, and the machine may be busy. */
function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 8_000, interval: 10 });
}

let server: Server;
let conversation: Conversation;

beforeEach(async () => {
  server = new Server();
  await server.listening();
  const port = server.port;
  conversation = new Conversation(() => new NodeWebSocket(`ws://127.0.0.1:${port}/ws`) as unknown as WebSocket);
  conversation.connect();
  await connections(1);
});

afterEach(async () => {
  conversation.stop();
  await server.close();
});

async function connections(count: number): Promise<void> {
  await until(() => {
    expect(server.sockets).toHaveLength(count);
    expect(conversation.status.value).toBe("online");
  });
}

async function heard(count: number): Promise<readonly ClientMessage[]> {
  await until(() => expect(server.heard).toHaveLength(count));
  return server.heard;
}

test("a welcome brings the lobby, and later news replace it", async () => {
  server.say({ ...WELCOME, people: 7 });
  await until(() => expect(conversation.welcome.value?.commitment).toBe("c0"));
  expect(conversation.lobby.value.people).toBe(7);
  server.say({ kind: "lobby", requests: [], people: 8 });
  await until(() => expect(conversation.lobby.value.people).toBe(8));
});

test("a command without an answer is said again, with the same id, on the next socket", async () => {
  const answer = conversation.send({ kind: "start", table: "a" });
  const [first] = await heard(1);
  server.latest.terminate();
  await connections(2);
  const [, second] = await heard(2);
  expect(second).toEqual(first);
  const command = second?.kind === "start" ? second.command : "";
  server.say({ kind: "done", command, table: "a", sequence: 4 });
  await expect(answer).resolves.toEqual({ kind: "done", command, table: "a", sequence: 4 });

  server.latest.terminate();
  await connections(3);
  const other = conversation.send({ kind: "stand", table: "a" });
  const [, , third] = await heard(3);
  expect(third?.kind).toBe("stand");
  const standing = third?.kind === "stand" ? third.command : "";
  server.say({ kind: "refused", command: standing, table: "a", code: "wrong_phase", tile: null });
  await expect(other).resolves.toMatchObject({ kind: "refused", code: "wrong_phase" });
});

test("a command given while there is no connection waits for one", async () => {
  const port = server.port;
  await server.close();
  await until(() => expect(conversation.status.value).not.toBe("online"));
  const answer = conversation.send({ kind: "start", table: "a" });
  server = new Server(port);
  await connections(1);
  const [start] = await heard(1);
  const command = start?.kind === "start" ? start.command : "";
  server.say({ kind: "done", command, table: "a", sequence: 1 });
  await expect(answer).resolves.toMatchObject({ sequence: 1 });
});

test("a followed table is followed again from the latest sequence, once for all its followers", async () => {
  const followed = conversation.follow("a");
  const again = conversation.follow("a");
  expect(await heard(1)).toEqual([{ kind: "follow", table: "a", after: null }]);
  const seen: number[] = [];
  const stopSeeing = effect(() => {
    const latest = followed.latest.value;
    if (latest !== null) seen.push(latest.view.sequence);
  });
  server.say(update(3));
  server.say(update(5));
  server.say(update(4));
  server.say(update(6, "other"));
  server.say(update(7));
  await until(() => expect(seen).toEqual([3, 5, 7]));
  server.latest.close(4001);
  await connections(2);
  expect((await heard(2))[1]).toEqual({ kind: "follow", table: "a", after: 7 });

  followed.stop();
  followed.stop();
  expect(server.heard).toHaveLength(2);
  again.stop();
  expect((await heard(3))[2]).toEqual({ kind: "unfollow", table: "a" });
  server.latest.terminate();
  await connections(3);
  void conversation.send({ kind: "start", table: "b" });
  expect((await heard(4))[3]).toMatchObject({ kind: "start", table: "b" });
  stopSeeing();
});

test("a table that can't be seen says why, until it can", async () => {
  const followed = conversation.follow("a");
  server.say({ kind: "refused", command: null, table: "a", code: "no_such_table", tile: null });
  await until(() => expect(followed.missing.value).toBe("no_such_table"));
  server.say(update(1));
  await until(() => expect(followed.missing.value).toBeNull());
});

test("opening a table names the latest commitment, and its first update is kept for who follows", async () => {
  const options = update(0).view.options;
  const opened = conversation.openTable(options, "Маша", true);
  server.say({ ...WELCOME, commitment: "c1" });
  const [open] = await heard(1);
  expect(open).toMatchObject({ kind: "open_table", commitment: "c1", name: "Маша", start: true, options });
  if (open?.kind !== "open_table") throw new Error("not an opening");
  expect(open.nonce).toMatch(/^[0-9a-f]{32}$/);
  server.say({ kind: "done", command: open.command, table: "new", sequence: 2 });
  server.say(update(2, "new"));
  server.say({ ...WELCOME, commitment: "c2" });
  await expect(opened).resolves.toMatchObject({ table: "new" });
  await until(() => expect(conversation.welcome.value?.commitment).toBe("c2"));
  const followed = conversation.follow("new");
  expect(followed.latest.value?.view.sequence).toBe(2);
  expect((await heard(2))[1]).toEqual({ kind: "follow", table: "new", after: 2 });
});

test("a table is opened under the new commitment when the server has forgotten the old one", async () => {
  const opened = conversation.openTable(update(0).view.options, "Маша", true);
  server.say({ ...WELCOME, commitment: "old" });
  await heard(1);
  server.latest.terminate();
  await connections(2);
  const [, repeated] = await heard(2);
  if (repeated?.kind !== "open_table") throw new Error("not an opening");
  expect(repeated.commitment).toBe("old");
  server.say({ ...WELCOME, commitment: "new" });
  server.say({ kind: "refused", command: repeated.command, table: null, code: "old_commitment", tile: null });
  const [, , again] = await heard(3);
  if (again?.kind !== "open_table") throw new Error("not an opening");
  expect(again.commitment).toBe("new");
  expect(again.nonce).not.toBe(repeated.nonce);
  server.say({ kind: "refused", command: again.command, table: null, code: "too_many_tables", tile: null });
  await expect(opened).resolves.toMatchObject({ code: "too_many_tables" });
});

test("what the server promised is remembered with the nonce that was drawn after it, and the hand with both", async () => {
  const opened = conversation.openTable(update(0).view.options, "Маша", true);
  server.say({ ...WELCOME, commitment: "c7" });
  const [open] = await heard(1);
  if (open?.kind !== "open_table") throw new Error("not an opening");
  server.say({ kind: "done", command: open.command, table: "dealt", sequence: 2 });
  const { view } = update(2, "dealt");
  const match = { seat: 0, hand: [[0, 5], [0, 1]] } as unknown as MatchView;
  const dealt: Update = {
    kind: "update",
    table: "dealt",
    events: [{ kind: "started" }, { kind: "dealt", round: 1, attempt: 0 }],
    view: { ...view, phase: "playing", rounds: 1, match },
  };
  server.say(dealt);
  await opened;
  const expected = { table: "dealt", commitment: "c7", nonce: open.nonce, seat: 0, hands: { 1: "0-1 0-5" } };
  await until(() => expect(recall("dealt")).toEqual(expected));
});

test("who sits down draws the nonce after the table has shown what it is committed to", async () => {
  const sat = conversation.sit("shown", "Маша");
  expect(await heard(1)).toEqual([{ kind: "follow", table: "shown", after: null }]);
  const waiting = update(3, "shown");
  server.say({ ...waiting, view: { ...waiting.view, seat: null, commitment: "c8" } });
  const [, sit] = await heard(2);
  if (sit?.kind !== "sit") throw new Error("not a sitting down");
  server.say({ kind: "done", command: sit.command, table: "shown", sequence: 4 });
  await expect(sat).resolves.toMatchObject({ kind: "done", sequence: 4 });
  expect(recall("shown")).toEqual({ table: "shown", commitment: "c8", nonce: sit.nonce, hands: {} });
  expect((await heard(3))[2]).toEqual({ kind: "unfollow", table: "shown" });
});

test("who can't sit down, or can't see the table, is told why and remembers nothing", async () => {
  const full = conversation.sit("full", "Маша");
  await heard(1);
  server.say(update(3, "full"));
  const [, sit] = await heard(2);
  const command = sit?.kind === "sit" ? sit.command : "";
  server.say({ kind: "refused", command, table: "full", code: "table_full", tile: null });
  await expect(full).resolves.toMatchObject({ kind: "refused", code: "table_full" });
  expect(recall("full")).toBeNull();
  const gone = conversation.sit("gone", "Маша");
  server.say({ kind: "refused", command: null, table: "gone", code: "no_such_table", tile: null });
  await expect(gone).resolves.toMatchObject({ kind: "refused", table: "gone", code: "no_such_table" });
});

test("the unfinished tables are kept up by their updates", async () => {
  server.say({ ...WELCOME, unfinished: ["b"] });
  server.say(update(1, "a"));
  await until(() => expect(conversation.welcome.value?.unfinished).toEqual(["a", "b"]));
  const standing = update(2, "a");
  server.say({ ...standing, view: { ...standing.view, seat: null } });
  await until(() => expect(conversation.welcome.value?.unfinished).toEqual(["b"]));
  const over = update(3, "b");
  server.say({ ...over, view: { ...over.view, phase: "match_over" } });
  await until(() => expect(conversation.welcome.value?.unfinished).toEqual([]));
});

test("a table that one has left, or may see no more, isn't unfinished", async () => {
  server.say({ ...WELCOME, unfinished: ["a", "b"] });
  await until(() => expect(conversation.welcome.value?.unfinished).toHaveLength(2));
  void conversation.send({ kind: "stand", table: "a" });
  const [stand] = await heard(1);
  const command = stand?.kind === "stand" ? stand.command : "";
  server.say({ kind: "done", command, table: "a", sequence: 3 });
  await until(() => expect(conversation.welcome.value?.unfinished).toEqual(["b"]));
  conversation.follow("b");
  server.say({ kind: "refused", command: null, table: "b", code: "not_seated", tile: null });
  await until(() => expect(conversation.welcome.value?.unfinished).toEqual([]));
});

test("a socket that was replaced never speaks again", async () => {
  const followed = conversation.follow("a");
  await heard(1);
  const old = server.latest;
  // Said on the old socket, and on its way when the new one is opened.
  server.say(update(9), old);
  conversation.connect();
  await connections(2);
  server.say(update(1));
  await until(() => expect(followed.latest.value?.view.sequence).toBe(1));
});
