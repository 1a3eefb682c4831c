/** Where in a replay one is: a round and a step of it. Both are counted from 0; step 0 is the deal. */
import type { MatchReplay, ReplayRound, ReplayStep } from "../generated/messages";

export interface Place {
  readonly round: number;
  readonly step: number;
}

export function roundAt(replay: MatchReplay, { round }: Place): ReplayRound | undefined {
  return replay.rounds[round];
}

export function stepAt(replay: MatchReplay, place: Place): ReplayStep | undefined {
  return roundAt(replay, place)?.steps[place.step];
}

/** The number of steps after the deal. */
export function lengthOf(replay: MatchReplay, round: number): number {
  return Math.max(0, (replay.rounds[round]?.steps.length ?? 0) - 1);
}

/** The nearest place that the replay has. */
export function within(replay: MatchReplay, { round, step }: Place): Place {
  const nearest = clamp(round, replay.rounds.length - 1);
  return { round: nearest, step: clamp(step, lengthOf(replay, nearest)) };
}

/** The place one step later: the next round's deal after a round's last step. Null at the very end. */
export function later(replay: MatchReplay, { round, step }: Place): Place | null {
  if (step < lengthOf(replay, round)) return { round, step: step + 1 };
  return round + 1 < replay.rounds.length ? { round: round + 1, step: 0 } : null;
}

/** The place one step earlier: the round before at its end, before a deal. Null at the very beginning. */
export function earlier(replay: MatchReplay, { round, step }: Place): Place | null {
  if (step > 0) return { round, step: step - 1 };
  return round > 0 ? { round: round - 1, step: lengthOf(replay, round - 1) } : null;
}

/** The address of a place, in which people count from 1. */
export function placePath(replay: MatchReplay, { round, step }: Place): string {
  return `/replay/${replay.table}/${replay.match}/${round + 1}/${step}`;
}

/** The address of how the round could have gone from the decision at a place on, after so many steps of that. */
export function linePath(replay: MatchReplay, place: Place, made: number): string {
  return `${placePath(replay, place)}/line/${made}`;
}

/** The place that the parts of an address name; what is missing is the match's beginning. */
export function placeNamed(round: string, step: string): Place {
  return { round: Math.max(0, (Number.parseInt(round, 10) || 1) - 1), step: Number.parseInt(step, 10) || 0 };
}

export interface Addressed {
  readonly place: Place;
  /** How many steps into how it could have gone; null: in the match itself. */
  readonly made: number | null;
}

/** Where in a replay an address is; null where it names no step. */
export function placeAt(path: string): Addressed | null {
  const found = /^\/replay\/[\w-]+\/\d+\/(?<round>\d+)\/(?<step>\d+)(?:\/line\/(?<made>\d+))?\/?$/.exec(path)?.groups;
  if (found === undefined) return null;
  const { round = "", step = "", made } = found;
  return { place: placeNamed(round, step), made: made === undefined ? null : Number(made) };
}

function clamp(value: number, highest: number): number {
  return Math.max(0, Math.min(value, highest));
}
