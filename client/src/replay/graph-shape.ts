/** The shape of the graph: where its lines, marks and words lie. A pure function of the numbers and the room. */
import type { TargetIn } from "../generated/messages";
import type { Box } from "../line/layout";

export interface GraphInput {
  /** For each step what each side could expect, in points or in rounds. */
  readonly expected: readonly (readonly number[])[];
  readonly box: Box;
  /** Room at the right for names, and at the left for numbers. */
  readonly right: number;
  readonly left: number;
  readonly unit: TargetIn;
}

export interface GraphShape {
  readonly x: (step: number) => number;
  readonly y: (points: number) => number;
  /** The numbers that lines are drawn for. */
  readonly ticks: readonly number[];
  /** For each side the points of its line. */
  readonly lines: readonly string[];
  /** For each side where its name stands, none above another. */
  readonly names: readonly number[];
}

/** The graph reaches at least so high, so that next to nothing doesn't look like much. */
const LEAST: Readonly<Record<TargetIn, number>> = { points: 10, rounds: 1 };

/** How far apart lines for numbers may lie; those are taken that make few of them. */
const STEPS: Readonly<Record<TargetIn, readonly number[]>> = { points: [10, 20, 50, 100, 200, 500], rounds: [0.5, 1] };
const MOST_LINES = 3;

const TOP = 8;
const BOTTOM = 20;
const LINE_OF_TEXT = 15;

export function graphShape({ expected, box, left, right, unit }: GraphInput): GraphShape {
  const sides = expected[0]?.length ?? 0;
  const highest = Math.max(LEAST[unit], ...expected.flat());
  // Where tiles count less than nothing, so may a hand.
  const lowest = Math.min(0, ...expected.flat());
  const step = STEPS[unit].find((wide) => (highest - lowest) / wide <= MOST_LINES) ?? STEPS[unit].at(-1) ?? 1;
  const top = Math.ceil(highest / (step / 2)) * (step / 2);
  const bottom = Math.floor(lowest / (step / 2)) * (step / 2);
  const steps = Math.max(1, expected.length - 1);
  const x = (at: number) => left + (at * (box.width - left - right)) / steps;
  const y = (points: number) => TOP + ((top - points) / (top - bottom)) * (box.height - TOP - BOTTOM);
  const lines = range(sides).map((side) =>
    expected.map((points, at) => `${round(x(at))} ${round(y(points[side] ?? 0))}`).join("L"),
  );
  return { x, y, ticks: ticksBetween(bottom, top, step), lines, names: spread(expected, y, box) };
}

function ticksBetween(bottom: number, top: number, step: number): number[] {
  const first = Math.ceil(bottom / step);
  return range(Math.floor(top / step) - first + 1).map((tick) => (first + tick) * step);
}

/** Names stand where their lines end, pushed apart where they would overlap, and up where they would leave the graph. */
function spread(expected: readonly (readonly number[])[], y: (points: number) => number, box: Box): number[] {
  const ends = (expected.at(-1) ?? []).map((points, side) => ({ side, at: y(points) })).toSorted((a, b) => a.at - b.at);
  const placed: { readonly side: number; at: number }[] = [];
  for (const { side, at } of ends) {
    placed.push({ side, at: Math.max(at, (placed.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + LINE_OF_TEXT) });
  }
  // Only those that would hang below are moved up, so that the name of a line at the top stays with it.
  let lowest = box.height - BOTTOM / 2;
  for (const name of placed.toReversed()) {
    name.at = Math.min(name.at, lowest);
    lowest = name.at - LINE_OF_TEXT;
  }
  return placed.toSorted((a, b) => a.side - b.side).map(({ at }) => at);
}

/** The step whose place is nearest to a point of the graph. */
export function stepAtPoint(point: number, { box, left, right, expected }: GraphInput): number {
  const steps = Math.max(1, expected.length - 1);
  const step = Math.round(((point - left) / (box.width - left - right)) * steps);
  return Math.max(0, Math.min(steps, step));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
