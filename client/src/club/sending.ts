/** Commands of one event on their way to the server. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { commandId } from "../connection/random";
import type { Accepted, ClubRefused, OrganiserCommand, Ordered, PhoneCommand, Sent } from "../generated/club";
import { type Answer, clubApi } from "./api";
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
  readonly send: (act: Act) => Promise<Outcome>;
}

export function organiserSending(
  event: string,
  token: string,
  version: () => number,
  done: () => void,
): Sending<OrganiserCommand> {
  const post = (ordered: Ordered) => clubApi.order(event, token, ordered);
  return sending<Ordered, OrganiserCommand>(`organiser.${event}`, post, done, (command, act) => ({
    command,
    version: version(),
    act,
  }));
}

export function phoneSending(event: string, key: string, done: () => void): Sending<PhoneCommand> {
  const post = (sent: Sent) => clubApi.sendFromPhone(event, key, sent);
  return sending<Sent, PhoneCommand>(`phone.${event}.${key}`, post, done, (command, act) => ({ command, act }));
}

function sending<Command extends WithId & { readonly act: Act }, Act>(
  name: string,
  post: (command: Command) => Promise<Outcome>,
  done: () => void,
  make: (command: string, act: Act) => Command,
): Sending<Act> {
  const late = signal<Refusal<Act> | null>(null);
  const ours = new Set<string>();
  const outbox = new Outbox<Command, Outcome>({
    key: `kozel.club_outbox.${name}`,
    shelf: localStorage,
    post,
    answered: (command, answer) => {
      done();
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
    send: (act) => {
      const command = make(commandId(), act);
      ours.add(command.command);
      return outbox.send(command);
    },
  };
}
