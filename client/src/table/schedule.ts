/** When the motion of each of several events begins, so that they are seen one after the other. */
import type { TableEventView } from "../generated/messages";

export interface Moment {
  readonly event: TableEventView;
  /** Milliseconds after the first motion may begin. */
  readonly at: number;
}

export interface Schedule {
  readonly moments: readonly Moment[];
  /** When the last motion is over and seen, in milliseconds. */
  readonly length: number;
}

/** How long an event has the eye to itself, in milliseconds. */
const ATTENTION: Readonly<Record<TableEventView["kind"], number>> = {
  played: 320,
  drew: 260,
  passed: 420,
  dealt: 420,
  redealt: 900,
  timed_out: 300,
  started: 0,
  ready: 0,
  sat: 0,
  changed_seat: 0,
  stood: 0,
  closed: 0,
};

export function schedule(events: readonly TableEventView[]): Schedule {
  let at = 0;
  const moments = events.map((event) => {
    const moment = { event, at };
    at += ATTENTION[event.kind];
    return moment;
  });
  return { moments, length: at };
}
