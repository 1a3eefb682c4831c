/** Commands of one event on their way to the server. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { commandId } from "../connection/random";
import type { Accepted, ClubRefused, OrganiserCommand, OrganiserView, Ordered, PhoneCommand, PhoneView, Sent } from "../generated/club";
import { type Answer, clubApi } from "./api";
import type { Live } from "./live";
import { Outbox, type WithId } from "./outbox";

export type Outcome = Answer<Accepted>;

/** What was refused, kept so that it can be sent again. */
export interface Refusal<Act> {
  readonly act: Act;
  readonly refused: ClubRefused;
}

export interface Sending<Act> {
  readonly waiting: ReadonlySignal<number>;
  /** Nothing gets through at the moment; what waits is kept. */
  readonly stuck: ReadonlySignal<boolean>;
  /** Refusals of commands that an earlier visit had left, which no part of the page has asked for. */
  readonly late: ReadonlySignal<Refusal<Act> | null>;
  readonly start: () => void;
  readonly dismiss: () => void;
  /** Give a command. What it came to is in the view when the promise resolves: the next is made on that. */
  readonly send: (act: Act) => Promise<Outcome>;
}

/** The view that commands are made on, and that shows what they came to. */
export type Watched<View> = Pick<Live<View>, "received" | "reach" | "refresh">;

export function organiserSending(
  event: string,
  token: string,
  live: Watched<OrganiserView>,
): Sending<OrganiserCommand> {
  const post = (ordered: Ordered) => clubApi.order(event, token, ordered);
  return sending<Ordered, OrganiserCommand>(`organiser.${event}`, post, live, (command, act) => ({
    command,
    version: live.received.peek()?.view.version ?? 0,
    act,
  }));
}

export function phoneSending(event: string, key: string, live: Watched<PhoneView>): Sending<PhoneCommand> {
  const post = (sent: Sent) => clubApi.sendFromPhone(event, key, sent);
  return sending<Sent, PhoneCommand>(`phone.${event}.${key}`, post, live, (command, act) => ({ command, act }));
}

function sending<Command extends WithId & { readonly act: Act }, Act>(
  name: string,
  post: (command: Command) => Promise<Outcome>,
  live: Pick<Live<unknown>, "reach" | "refresh">,
  make: (command: string, act: Act) => Command,
): Sending<Act> {
  const late = signal<Refusal<Act> | null>(null);
  const ours = new Set<string>();
  const outbox = new Outbox<Command, Outcome>({
    key: `kozel.club_outbox.${name}`,
    shelf: localStorage,
    post,
    answered: (command, answer) => {
      live.refresh();
      if (!answer.ok && !ours.delete(command.command)) late.value = { act: command.act, refused: answer.refused };
    },
  });
  return {
    waiting: outbox.waiting,
    stuck: outbox.stuck,
    late,
    start: () => outbox.start(),
    dismiss: () => {
      late.value = null;
    },
    send: async (act) => {
      const command = make(commandId(), act);
      ours.add(command.command);
      const outcome = await outbox.send(command);
      if (outcome.ok) await live.reach(outcome.value.version);
      return outcome;
    },
  };
}
