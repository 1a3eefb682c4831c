import { describe, expect, test } from "vitest";
import type { Laid } from "../generated/messages";
import { layoutLine, type Box, type LineLayout, type Placement, type UnitRange } from "./layout";

const PORTRAIT: [Box, UnitRange] = [{ width: 360, height: 520 }, { largest: 42, smallest: 10 }];
const LANDSCAPE: [Box, UnitRange] = [{ width: 700, height: 220 }, { largest: 33, smallest: 12 }];
const DESKTOP: [Box, UnitRange] = [{ width: 980, height: 560 }, { largest: 50, smallest: 12 }];
const BOXES: [string, [Box, UnitRange]][] = [
  ["portrait", PORTRAIT],
  ["landscape", LANDSCAPE],
  ["desktop", DESKTOP],
];

/** A seeded stream of numbers in [0, 1). */
function stream(seed: number): () => number {
  let state = seed * 7919 + 13;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

interface Position {
  readonly line: readonly Laid[];
  readonly lead: number;
}

/** The positions of a random round with up to `length` tiles; each differs from the one before by one tile. */
function randomGrowth(seed: number, length: number, highest = 6): Position[] {
  const random = stream(seed);
  const pool: Laid[] = [];
  for (let low = 0; low <= highest; low++) for (let high = low; high <= highest; high++) pool.push([low, high]);
  const take = (index: number): Laid => pool.splice(index, 1)[0] ?? [0, 0];
  let line = [take(Math.floor(random() * pool.length))];
  let lead = 0;
  const positions: Position[] = [{ line, lead }];
  while (line.length < length) {
    const left = line[0]?.[0] ?? 0;
    const right = line.at(-1)?.[1] ?? 0;
    const fitting = pool.filter((tile) => tile.includes(left) || tile.includes(right));
    const chosen = fitting[Math.floor(random() * fitting.length)];
    if (chosen === undefined) return positions;
    const [one, two] = take(pool.indexOf(chosen));
    const toRight = one === right || two === right;
    if (toRight && (random() > 0.5 || (one !== left && two !== left))) {
      line = [...line, one === right ? [one, two] : [two, one]];
    } else {
      line = [two === left ? [one, two] : [two, one], ...line];
      lead += 1;
    }
    positions.push({ line, lead });
  }
  return positions;
}

function grown(positions: readonly Position[], [box, range]: [Box, UnitRange]): LineLayout[] {
  const layouts: LineLayout[] = [];
  for (const position of positions) {
    layouts.push(layoutLine({ ...position, box, range, previous: layouts.at(-1) ?? null }));
  }
  return layouts;
}

const overlap = (one: Placement, other: Placement, margin = 0.01): boolean =>
  one.x + margin < other.x + other.width &&
  other.x + margin < one.x + one.width &&
  one.y + margin < other.y + other.height &&
  other.y + margin < one.y + one.height;

const inside = (placement: Placement, box: Box): boolean =>
  placement.x >= -0.01 &&
  placement.y >= -0.01 &&
  placement.x + placement.width <= box.width + 0.01 &&
  placement.y + placement.height <= box.height + 0.01;

/** The square of one half: `left` is the half towards the line's left end. */
function halfSquare(placement: Placement, end: "left" | "right"): Placement {
  const upright = placement.height > placement.width;
  const side = Math.min(placement.width, placement.height);
  const second = (end === "right") !== placement.flipped;
  return {
    ...placement,
    width: side,
    height: side,
    x: placement.x + (second && !upright ? side : 0),
    y: placement.y + (second && upright ? side : 0),
  };
}

/** The length of the edge that two rectangles share. */
function sharedEdge(one: Placement, other: Placement): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (Math.abs(across) < 0.01) return down;
  if (Math.abs(down) < 0.01) return across;
  return 0;
}

function jointArea(laid: Laid, placement: Placement, end: "left" | "right"): Placement {
  return laid[0] === laid[1] ? placement : halfSquare(placement, end);
}

function checkSound({ line }: Position, layout: LineLayout, box: Box): void {
  const { placements, targets, unit } = layout;
  const { left, right } = targets;
  if (left === null || right === null) throw new Error("a line has two targets");
  for (const [index, placement] of placements.entries()) {
    if (!inside(placement, box)) throw new Error(`tile ${index.toString()} is outside`);
    for (const other of placements.slice(index + 1)) if (overlap(placement, other)) throw new Error("tiles overlap");
    for (const target of [left.plain, left.double, right.plain, right.double]) {
      if (overlap(placement, target)) throw new Error("a target overlaps a tile");
    }
    const next = placements[index + 1];
    const laid = line[index];
    const nextLaid = line[index + 1];
    if (next === undefined || laid === undefined || nextLaid === undefined) continue;
    if (laid[1] !== nextLaid[0]) throw new Error("values differ at a joint");
    const edge = sharedEdge(jointArea(laid, placement, "right"), jointArea(nextLaid, next, "left"));
    if (edge < unit - 0.01) throw new Error(`joint ${index.toString()} doesn't touch`);
  }
  for (const one of [left.plain, left.double]) {
    if (!inside(one, box)) throw new Error("the left target is outside");
    for (const other of [right.plain, right.double]) if (overlap(one, other)) throw new Error("targets overlap");
  }
  for (const one of [right.plain, right.double]) if (!inside(one, box)) throw new Error("the right target is outside");
}

describe.each(BOXES)("random lines in the %s box", (_, [box, range]) => {
  test("every tile and target is inside, none overlap, every joint touches", () => {
    let laidOut = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const positions = randomGrowth(seed, 28);
      for (const [index, layout] of grown(positions, [box, range]).entries()) {
        const position = positions[index];
        if (position === undefined) throw new Error("as many layouts as positions");
        checkSound(position, layout, box);
        checkSound(position, layoutLine({ ...position, box, range, previous: null }), box);
        laidOut += 2;
      }
    }
    expect(laidOut).toBeGreaterThan(2000);
  });

  test("a tile that lies stays where it is, until all become smaller or the line is centred again", () => {
    let rearrangements = 0;
    let plays = 0;
    for (let seed = 200; seed < 225; seed++) {
      const positions = randomGrowth(seed, 28);
      const layouts = grown(positions, [box, range]);
      for (let index = 1; index < layouts.length; index++) {
        const before = layouts[index - 1];
        const after = layouts[index];
        if (before === undefined || after === undefined) throw new Error("as many layouts as positions");
        expect(after.unit).toBeLessThanOrEqual(before.unit);
        if (after.unit < before.unit) continue;
        const kept = (end: "left" | "right"): boolean =>
          before.ways[end].every((way, place) => way === after.ways[end][place]);
        plays += 1;
        if (!kept("left") || !kept("right")) {
          rearrangements += 1;
          continue;
        }
        const shift = (positions[index]?.lead ?? 0) - (positions[index - 1]?.lead ?? 0);
        const dx = after.middle.x - before.middle.x;
        const dy = after.middle.y - before.middle.y;
        for (const [place, placement] of before.placements.entries()) {
          expect(after.placements[place + shift]?.x).toBeCloseTo(placement.x + dx, 6);
          expect(after.placements[place + shift]?.y).toBeCloseTo(placement.y + dy, 6);
        }
      }
    }
    expect(rearrangements / plays).toBeLessThan(0.01);
  });

  test("a played tile lies where its target was shown", () => {
    let exact = 0;
    let played = 0;
    for (let seed = 300; seed < 340; seed++) {
      const positions = randomGrowth(seed, 28);
      const layouts = grown(positions, [box, range]);
      for (let index = 1; index < layouts.length; index++) {
        const before = layouts[index - 1];
        const after = layouts[index];
        const position = positions[index];
        if (before === undefined || after === undefined || position === undefined) throw new Error("lengths differ");
        const toLeft = position.lead !== positions[index - 1]?.lead;
        const place = toLeft ? 0 : position.line.length - 1;
        const laid = position.line[place] ?? [0, 0];
        const target = before.targets[toLeft ? "left" : "right"]?.[laid[0] === laid[1] ? "double" : "plain"];
        const placement = after.placements[place];
        if (target === undefined || placement === undefined) throw new Error("a line has two targets");
        played += 1;
        const dx = after.middle.x - before.middle.x;
        const dy = after.middle.y - before.middle.y;
        if (Math.abs(placement.x - target.x - dx) < 0.01 && Math.abs(placement.y - target.y - dy) < 0.01) exact += 1;
      }
    }
    expect(exact / played).toBeGreaterThan(0.85);
  });
});

test("the same input gives the same layout", () => {
  const [box, range] = PORTRAIT;
  const positions = randomGrowth(5, 26);
  expect(grown(positions, [box, range])).toEqual(grown(positions, [box, range]));
});

test("26 tiles are at least 32 pixels a half on a phone", () => {
  const box = { width: 360, height: 500 };
  const units: number[] = [];
  for (let seed = 1; seed <= 300; seed++) {
    const position = randomGrowth(seed, 26)[25];
    if (position === undefined) continue;
    units.push(layoutLine({ ...position, box, range: PORTRAIT[1], previous: null }).unit);
  }
  expect(units.length).toBeGreaterThan(100);
  expect(Math.min(...units)).toBeGreaterThanOrEqual(32);
});

test("on a phone tiles are large at first, and become smaller about once in a round", () => {
  const box = { width: 366, height: 420 };
  const range = { largest: 42, smallest: 10 };
  let shrinkings = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const units = grown(randomGrowth(seed, 20), [box, range]).map(({ unit }) => unit);
    expect(Math.min(...units.slice(0, 12))).toBe(42);
    shrinkings += new Set(units).size - 1;
  }
  expect(shrinkings / 60).toBeLessThan(1.2);
});

test("an empty line has one target in the middle", () => {
  const [box, range] = DESKTOP;
  const { placements, targets } = layoutLine({ line: [], lead: 0, box, range, previous: null });
  expect(placements).toEqual([]);
  expect(targets.left).toBeNull();
  expect(targets.right?.plain).toEqual({ x: 440, y: 255, width: 100, height: 50, flipped: false });
});

test("a box of another width is laid out anew, from the largest size", () => {
  const position = randomGrowth(7, 20).at(-1);
  if (position === undefined) throw new Error("a growth has positions");
  const phone = layoutLine({ ...position, box: PORTRAIT[0], range: PORTRAIT[1], previous: null });
  const desktop = layoutLine({ ...position, box: DESKTOP[0], range: DESKTOP[1], previous: phone });
  expect(desktop).toEqual(layoutLine({ ...position, box: DESKTOP[0], range: DESKTOP[1], previous: null }));
});

/** What is left of a phone of 390×844 for the line, with three rows of tiles in the hand and with one. */
const PHONE_BOXES: [string, Box][] = [
  ["a full hand", { width: 360, height: 330 }],
  ["a small hand", { width: 360, height: 470 }],
];

describe.each(PHONE_BOXES)("a whole larger set on a phone, %s", (_, box) => {
  test.each([
    [9, 55],
    [12, 91],
  ])("up to %i: %i tiles stay wholly visible", (highest, length) => {
    const range: UnitRange = { largest: 36, smallest: 10 };
    let longest = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const positions = randomGrowth(seed, length, highest);
      const started = performance.now();
      const layouts = grown(positions, [box, range]);
      longest = Math.max(longest, positions.length);
      // A layout is made while a finger waits.
      expect((performance.now() - started) / positions.length).toBeLessThan(60);
      for (const [index, layout] of layouts.entries()) {
        const position = positions[index];
        if (position === undefined) throw new Error("as many layouts as positions");
        checkSound(position, layout, box);
      }
    }
    expect(longest).toBeGreaterThan(length * 0.8);
  });
});
