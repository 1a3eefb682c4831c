/**
 * Commands that wait for their answer: kept over a loss of the connection and over a reload, given one after another in
 * the order in which they were made, and repeated with the same id until the server has answered.
 */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { waitBefore } from "../connection/back-off";
import { pause } from "../connection/pause";

export interface WithId {
  readonly command: string;
}

/** Where commands are kept for the next visit; localStorage is one. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

export interface OutboxOptions<Command extends WithId, Answer> {
  /** Under this they are kept: one for each event and each thing that a person is in it. */
  readonly key: string;
  readonly shelf: Shelf;
  /** Give one to the server. It throws when there is no answer, whatever the reason. */
  readonly post: (command: Command) => Promise<Answer>;
  /** Heard of every answer, also of those to commands of an earlier visit. */
  readonly answered: (command: Command, answer: Answer) => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export class Outbox<Command extends WithId, Answer> {
  readonly #options: OutboxOptions<Command, Answer>;
  readonly #waiting: Signal<readonly Command[]>;
  readonly #tries = signal(0);
  readonly #askers = new Map<string, (answer: Answer) => void>();
  /** The ids of all that this outbox has ever held: the others on the shelf are another tab's. */
  readonly #known: Set<string>;
  #busy = false;

  /** How many commands have no answer yet. */
  readonly waiting: ReadonlySignal<number>;
  /** The latest try got no answer. */
  readonly stuck: ReadonlySignal<boolean>;

  constructor(options: OutboxOptions<Command, Answer>) {
    this.#options = options;
    const left = kept<Command>(options);
    this.#waiting = signal(left);
    this.#known = new Set(left.map(({ command }) => command));
    this.waiting = computed(() => this.#waiting.value.length);
    this.stuck = computed(() => this.#tries.value > 0);
  }

  /** Give what is kept from an earlier visit. */
  start(): void {
    void this.#work();
  }

  /** Give a command; the answer comes when the server has one. */
  send(command: Command): Promise<Answer> {
    return new Promise((answer) => {
      this.#askers.set(command.command, answer);
      this.#known.add(command.command);
      this.#keep([...this.#waiting.value, command]);
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#waiting.value[0]; next !== undefined; next = this.#waiting.value[0]) {
      const answer = await this.#persist(next);
      this.#keep(this.#waiting.value.slice(1));
      this.#options.answered(next, answer);
      this.#askers.get(next.command)?.(answer);
      this.#askers.delete(next.command);
    }
    this.#busy = false;
  }

  async #persist(command: Command): Promise<Answer> {
    const { post, wait = pause } = this.#options;
    const again = (tries: number) => {
      const paused = wait(waitBefore(tries, Math.random()));
      this.#tries.value = tries + 1;
      return paused;
    };
    const answer = await untilAnswered(() => post(command), again);
    this.#tries.value = 0;
    return answer;
  }

  #keep(commands: readonly Command[]): void {
    this.#waiting.value = commands;
    const { shelf, key } = this.#options;
    const others = kept<Command>(this.#options).filter(({ command }) => !this.#known.has(command));
    const all = [...others, ...commands];
    // A browser may forbid storage, or have no room left: then commands last as long as the page.
    try {
      if (all.length === 0) shelf.removeItem(key);
      else shelf.setItem(key, JSON.stringify(all));
    } catch {
      return;
    }
  }
}

/** Ask until there is an answer; `again` is called with the number of tries before, and waits. */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  again: (tries: number) => Promise<void> = (tries) => pause(waitBefore(tries, Math.random())),
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch {
      await again(tries);
    }
  }
}

function kept<Command>({ shelf, key }: { readonly shelf: Shelf; readonly key: string }): readonly Command[] {
  try {
    return JSON.parse(shelf.getItem(key) ?? "[]") as Command[];
  } catch {
    return [];
  }
}
