/** The page's one connection to the server. */
import type { ReadonlySignal } from "@preact/signals";
import type { Done, Refused, TableOptions, Welcome } from "../generated/messages";
import {
  type Command,
  Conversation,
  type FollowedTable,
  type LobbyState,
  type WithoutCommandId,
} from "./conversation";
import type { Status } from "./socket";

export type { Command, FollowedTable, LobbyState, Status, WithoutCommandId };

const conversation = new Conversation(() => {
  const address = new URL("/ws", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address);
});

export const status: ReadonlySignal<Status> = conversation.status;
export const welcome: ReadonlySignal<Welcome | null> = conversation.welcome;
export const lobby: ReadonlySignal<LobbyState> = conversation.lobby;

/** Have this table's updates until `stop`; losses of the connection are mended behind it. */
export function follow(table: string): FollowedTable {
  return conversation.follow(table);
}

/** Give a command and have its answer, however often the connection is lost in between. */
export function send(command: WithoutCommandId<Command>): Promise<Done | Refused> {
  return conversation.send(command);
}

/** Open a table and take its first seat; `start` fills the others with bots and begins. */
export function openTable(options: TableOptions, name: string, start: boolean): Promise<Done | Refused> {
  return conversation.openTable(options, name, start);
}

/** Take this free seat of the table, or the next one if it is all the same (null). */
export function sit(table: string, name: string, seat: number | null = null): Promise<Done | Refused> {
  return conversation.sit(table, name, seat);
}

/** A page that was away this long may hold a dead socket: phones cut them without a word. */
const AWAY_TOO_LONG_MS = 15_000;

/** Connect, and come back at once when the network or the person does. */
export function startConnection(): void {
  conversation.connect();
  addEventListener("online", () => conversation.connect());
  let hiddenAt = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      hiddenAt = performance.now();
      return;
    }
    const away = performance.now() - hiddenAt > AWAY_TOO_LONG_MS;
    if (away || status.value === "offline") conversation.connect();
  });
}
