/** The shape of the graph: where its lines, marks and words lie. A pure function of the numbers and the room. */
import type { Box } from "../line/layout";

export interface GraphInput {
  /** For each step what each side could expect. */
  readonly expected: readonly (readonly number[])[];
  readonly box: Box;
  /** Room at the right for names, and at the left for numbers. */
  readonly right: number;
  readonly left: number;
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

const TOP = 8;
const BOTTOM = 20;
const LINE_OF_TEXT = 15;

export function graphShape({ expected, box, left, right }: GraphInput): GraphShape {
  const sides = expected[0]?.length ?? 0;
  const highest = Math.max(10, ...expected.flat());
  const step = highest <= 25 ? 10 : highest <= 60 ? 20 : 50;
  const top = Math.ceil(highest / (step / 2)) * (step / 2);
  const steps = Math.max(1, expected.length - 1);
  const x = (at: number) => left + (at * (box.width - left - right)) / steps;
  const y = (points: number) => TOP + (1 - points / top) * (box.height - TOP - BOTTOM);
  const lines = range(sides).map((side) =>
    expected.map((points, at) => `${round(x(at))} ${round(y(points[side] ?? 0))}`).join("L"),
  );
  return { x, y, ticks: range(Math.floor(top / step) + 1).map((tick) => tick * step), lines, names: spread(expected, y, box) };
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
