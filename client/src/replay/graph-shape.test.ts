import { expect, test } from "vitest";
import { graphShape, stepAtPoint } from "./graph-shape";

const ROOM = { box: { width: 400, height: 120 }, left: 30, right: 70, unit: "points" } as const;

test("every step has its place, from the left edge to the right one", () => {
  const input = { ...ROOM, expected: [[1, 2], [3, 4], [5, 0]] };
  const { x, lines } = graphShape(input);
  expect([x(0), x(2)]).toEqual([30, 330]);
  expect(lines.map((line) => line.split("L").length)).toEqual([3, 3]);
  for (const step of [0, 1, 2]) expect(stepAtPoint(x(step), input)).toBe(step);
  expect(stepAtPoint(-50, input)).toBe(0);
  expect(stepAtPoint(900, input)).toBe(2);
});

test("more points stand higher, and all stay within the graph", () => {
  const { y, ticks } = graphShape({ ...ROOM, expected: [[0, 73], [12, 5]] });
  expect(y(73)).toBeLessThan(y(12));
  expect(y(0)).toBeLessThanOrEqual(120 - 20);
  expect(y(73)).toBeGreaterThanOrEqual(0);
  expect(ticks).toEqual([0, 50]);
});

test("names never stand on each other, nor below the graph", () => {
  const { names } = graphShape({ ...ROOM, expected: [[1, 1, 1, 1], [0, 0, 0, 0]] });
  const sorted = names.toSorted((a, b) => a - b);
  for (let at = 1; at < sorted.length; at++) expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(15);
  expect(Math.max(...names)).toBeLessThanOrEqual(120 - 10);
});

test("names that are moved up leave the name of a line at the top where it is", () => {
  const input = { ...ROOM, expected: [[1, 1, 1, 1], [40, 0, 0, 0]] };
  const { names, y } = graphShape(input);
  expect(names[0]).toBe(y(40));
});

test("where hands may count less than nothing, nothing lies below the graph either", () => {
  const { y, ticks, lines } = graphShape({ ...ROOM, expected: [[0, 12], [30, -50]] });
  expect(y(-50)).toBeLessThanOrEqual(120 - 20);
  expect(y(30)).toBeGreaterThanOrEqual(0);
  expect(y(0)).toBeLessThan(y(-50));
  expect(ticks).toEqual([-50, 0, 50]);
  expect(lines[1]?.endsWith(`330 ${y(-50)}`)).toBe(true);
});

test("few lines are drawn for numbers, whatever the points", () => {
  for (const [lowest, highest] of [[0, 9], [0, 300], [-200, 120], [-50, 3]] as const) {
    const { y, ticks } = graphShape({ ...ROOM, expected: [[lowest, highest]] });
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect([...ticks, lowest, highest].every((points) => y(points) >= 0 && y(points) <= 100)).toBe(true);
  }
});

test("a round that is counted fills the graph as points do", () => {
  const { y, ticks } = graphShape({ ...ROOM, unit: "rounds", expected: [[0.5, 0.5], [1, 0]] });
  expect(ticks).toEqual([0, 0.5, 1]);
  expect(y(0) - y(1)).toBeGreaterThan(80);
});
