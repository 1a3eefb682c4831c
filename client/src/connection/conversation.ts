/** What page and server say to each other over the socket: commands and answers, followed tables, the lobby. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type {
  ClientMessage,
  Done,
  Refused,
  RequestView,
  ServerMessage,
  TableOptions,
  TableView,
  Update,
  Welcome,
} from "../generated/messages";
import { rememberDeal, rememberSeat } from "../fair/memory";
import { commandId, drawNonce } from "./random";
import { Socket, type Status } from "./socket";

export type Command = Extract<ClientMessage, { readonly command: string }>;
export type WithoutCommandId<C> = C extends { readonly command: string } ? Omit<C, "command"> : never;

export interface LobbyState {
  readonly requests: readonly RequestView[];
  readonly people: number;
}

/** A table whose updates come in. Use `effect` on `latest` to see every one: a rendering may skip some. */
export interface FollowedTable {
  readonly latest: ReadonlySignal<Update | null>;
  /** The refusal's code when this table can't be seen (`no_such_table`, `not_seated`). */
  readonly missing: ReadonlySignal<string | null>;
  stop(): void;
}

interface Followed {
  readonly latest: Signal<Update | null>;
  readonly missing: Signal<string | null>;
  followers: number;
}

interface Pending {
  readonly command: Command;
  readonly answer: (answer: Done | Refused) => void;
}

/** Refusals of `follow` that speak of the table and not of the moment. */
const NOT_TO_BE_SEEN: ReadonlySet<string> = new Set(["no_such_table", "not_seated", "table_closed"]);

/** An answer that takes longer means that the socket is dead without knowing. */
const ANSWER_TAKES_AT_MOST_MS = 6_000;

export class Conversation {
  readonly #socket: Socket;
  readonly #welcome = signal<Welcome | null>(null);
  readonly #lobby = signal<LobbyState>({ requests: [], people: 0 });
  readonly #followed = new Map<string, Followed>();
  readonly #pending = new Map<string, Pending>();
  #unclaimed: Update | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(create: () => WebSocket) {
    this.#socket = new Socket(create, {
      opened: () => this.#repeat(),
      received: (text) => this.#receive(JSON.parse(text) as ServerMessage),
    });
  }

  get status(): ReadonlySignal<Status> {
    return this.#socket.status;
  }

  get welcome(): ReadonlySignal<Welcome | null> {
    return this.#welcome;
  }

  get lobby(): ReadonlySignal<LobbyState> {
    return this.#lobby;
  }

  /** Connect, or connect anew when the socket may be dead. */
  connect(): void {
    this.#socket.connect();
  }

  stop(): void {
    clearTimeout(this.#patience);
    this.#socket.stop();
  }

  /** Have this table's updates until `stop`. */
  follow(table: string): FollowedTable {
    let followed = this.#followed.get(table);
    if (followed === undefined) {
      const update = this.#unclaimed?.table === table ? this.#unclaimed : null;
      followed = { latest: signal(update), missing: signal(null), followers: 0 };
      this.#followed.set(table, followed);
      this.#say({ kind: "follow", table, after: update?.view.sequence ?? null });
    }
    this.#unclaimed = null;
    followed.followers += 1;
    const { latest, missing } = followed;
    let stopped = false;
    const stop = () => {
      if (stopped) return;
      stopped = true;
      this.#leave(table);
    };
    return { latest, missing, stop };
  }

  /** Give a command. It gets an id, and is repeated over every loss until it is answered. */
  send(command: WithoutCommandId<Command>): Promise<Done | Refused> {
    return new Promise((answer) => {
      const complete: Command = { ...command, command: commandId() };
      this.#pending.set(complete.command, { command: complete, answer });
      this.#say(complete);
      this.#expectAnswer();
    });
  }

  /**
   * Open a table under the server's latest commitment, with a nonce drawn after it.
   *
   * A server that started anew has forgotten what it had committed to: then the table is opened under the new one.
   */
  async openTable(options: TableOptions, name: string, start: boolean): Promise<Done | Refused> {
    const { commitment } = await firstValue(this.#welcome);
    const nonce = drawNonce();
    const answer = await this.send({ kind: "open_table", commitment, nonce, name, options, start });
    if (answer.kind === "done") rememberSeat(answer.table, commitment, nonce);
    const forgotten = answer.kind === "refused" && answer.code === "old_commitment";
    if (!forgotten || this.#welcome.value?.commitment === commitment) return answer;
    return this.openTable(options, name, start);
  }

  /** Take a seat, with a nonce drawn after the table has shown what it is committed to. */
  async sit(table: string, name: string, seat: number | null = null): Promise<Done | Refused> {
    const { latest, missing, stop } = this.follow(table);
    const shown = await firstValue(computed(() => missing.value ?? latest.value));
    const answer = typeof shown === "string" ? notToBeSeen(table, shown) : await this.#sit(shown.view, name, seat);
    stop();
    return answer;
  }

  async #sit({ table, commitment }: TableView, name: string, seat: number | null): Promise<Done | Refused> {
    const nonce = drawNonce();
    const answer = await this.send({ kind: "sit", table, name, nonce, seat });
    if (answer.kind === "done") rememberSeat(table, commitment, nonce);
    return answer;
  }

  #leave(table: string): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    followed.followers -= 1;
    if (followed.followers > 0) return;
    this.#followed.delete(table);
    this.#say({ kind: "unfollow", table });
  }

  #say(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** A new socket knows nothing: say again what is followed, from where, and what awaits an answer. */
  #repeat(): void {
    for (const [table, followed] of this.#followed) {
      this.#say({ kind: "follow", table, after: followed.latest.value?.view.sequence ?? null });
    }
    for (const { command } of this.#pending.values()) this.#say(command);
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#patience);
    if (this.#pending.size === 0) return;
    this.#patience = setTimeout(() => this.#socket.connect(), ANSWER_TAKES_AT_MOST_MS);
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case "welcome":
        batch(() => {
          this.#welcome.value = message;
          this.#lobby.value = message;
        });
        break;
      case "lobby":
        this.#lobby.value = message;
        break;
      case "update":
        this.#update(message);
        break;
      case "done":
        this.#answer(message.command, message);
        break;
      case "refused":
        if (message.command !== null) this.#answer(message.command, message);
        else this.#refuse(message);
        break;
    }
  }

  #update(update: Update): void {
    rememberDeal(update);
    const { seat, phase, sequence } = update.view;
    this.#keepUnfinished(update.table, seat !== null && phase !== "match_over" && phase !== "closed");
    const followed = this.#followed.get(update.table);
    if (followed === undefined) {
      this.#unclaimed = update;
      return;
    }
    const known = followed.latest.value?.view.sequence ?? -1;
    if (sequence < known) return;
    batch(() => {
      followed.missing.value = null;
      followed.latest.value = update;
    });
  }

  /** The welcome says which of this person's tables are unfinished; from then on what is heard of them says it. */
  #keepUnfinished(table: string, unfinished: boolean): void {
    const welcome = this.#welcome.value;
    if (welcome === null) return;
    if (unfinished === welcome.unfinished.includes(table)) return;
    const others = welcome.unfinished.filter((other) => other !== table);
    this.#welcome.value = { ...welcome, unfinished: unfinished ? [table, ...others] : others };
  }

  #answer(command: string, answer: Done | Refused): void {
    const pending = this.#pending.get(command);
    if (pending === undefined) return;
    this.#pending.delete(command);
    this.#expectAnswer();
    if (pending.command.kind === "stand" && answer.kind === "done") this.#keepUnfinished(answer.table, false);
    pending.answer(answer);
  }

  #refuse({ table, code }: Refused): void {
    if (table === null || !NOT_TO_BE_SEEN.has(code)) {
      console.error(`the server refuses what the page said: ${code}`);
      return;
    }
    this.#keepUnfinished(table, false);
    const followed = this.#followed.get(table);
    if (followed !== undefined) followed.missing.value = code;
  }
}

/** What the signal holds, as soon as that is anything. */
function firstValue<Value>(source: ReadonlySignal<Value | null>): Promise<Value> {
  return new Promise((resolve) => {
    let unsubscribe: (() => void) | undefined;
    unsubscribe = source.subscribe((value) => {
      if (value === null) return;
      resolve(value);
      // The first call comes before there is anything to unsubscribe.
      queueMicrotask(() => unsubscribe?.());
    });
  });
}

function notToBeSeen(table: string, code: string): Refused {
  return { kind: "refused", command: null, table, code, tile: null };
}
