/** One WebSocket at a time that comes back when it is lost. It carries text; what it says is others' business. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { waitBefore } from "./back-off";

export type Status = "connecting" | "online" | "offline";

export interface SocketListener {
  /** A new socket is open: nothing that was said on an earlier one may be relied on. */
  opened(): void;
  received(text: string): void;
}

/** The server closes with this when the page was too slow to follow: come back at once and ask anew. */
const RESYNC = 4001;
const OPENING_TAKES_AT_MOST_MS = 8_000;

export class Socket {
  readonly #status = signal<Status>("connecting");
  readonly #create: () => WebSocket;
  readonly #listener: SocketListener;
  #current: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(create: () => WebSocket, listener: SocketListener) {
    this.#create = create;
    this.#listener = listener;
  }

  /** `offline` between a loss and the next try. */
  get status(): ReadonlySignal<Status> {
    return this.#status;
  }

  /** Connect now, with a new socket, whatever the state of the old one: it may be dead without knowing. */
  connect(): void {
    clearTimeout(this.#timer);
    this.#abandon();
    const socket = this.#create();
    this.#current = socket;
    this.#status.value = "connecting";
    this.#timer = setTimeout(() => this.#lost(socket, null), OPENING_TAKES_AT_MOST_MS);
    socket.onopen = () => {
      if (this.#current !== socket) return;
      clearTimeout(this.#timer);
      this.#status.value = "online";
      this.#listener.opened();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (this.#current !== socket) return;
      this.#attempt = 0;
      this.#listener.received(String(event.data));
    };
    socket.onclose = (event: CloseEvent) => this.#lost(socket, event.code);
  }

  /** Say it if there is anybody to hear; what must arrive is said again by the listener after `opened`. */
  send(text: string): void {
    if (this.#status.value === "online") this.#current?.send(text);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#abandon();
    this.#status.value = "offline";
  }

  #lost(socket: WebSocket, code: number | null): void {
    if (this.#current !== socket) return;
    clearTimeout(this.#timer);
    this.#abandon();
    this.#status.value = "offline";
    const wait = code === RESYNC ? 0 : waitBefore(this.#attempt, Math.random());
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  /** A socket that was replaced never speaks again. */
  #abandon(): void {
    const socket = this.#current;
    this.#current = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
