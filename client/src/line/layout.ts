/**
 * The layout of the line: a pure function from the tiles and the room there is to a place for every tile and for the
 * next tile at both ends. A tile that lies never moves, unless all must become smaller or the line is brought back to
 * the middle.
 */
import type { End, Laid } from "../generated/messages";
import { searchArm, type Arm } from "./arm";
import { boundsOf, halfTurned, leadCell, type Bounds, type Cell, type Way } from "./cell";

/** The room for the line, in CSS pixels; the width isn't 0. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Bounds for the side of a half tile, in CSS pixels. */
export interface UnitRange {
  readonly largest: number;
  readonly smallest: number;
}

/** A rectangle in the box, in CSS pixels; `flipped`: the half towards the right end comes first (left or top). */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly flipped: boolean;
}

/** Where the next tile would lie at an end, if it is an ordinary tile and if it is a double. */
export interface Target {
  readonly plain: Placement;
  readonly double: Placement;
}

export interface LineInput {
  readonly line: readonly Laid[];
  /** The place in `line` of the round's first tile. */
  readonly lead: number;
  readonly box: Box;
  readonly range: UnitRange;
  /** The layout before this one, of the same table. */
  readonly previous: LineLayout | null;
}

/** `placements` are in the line's order. An empty line has one target, the right one. */
export interface LineLayout {
  readonly input: LineInput;
  readonly unit: number;
  readonly placements: readonly Placement[];
  readonly targets: Readonly<Record<End, Target | null>>;
  /** How the tiles of each arm lie, from the first tile outward. */
  readonly ways: Readonly<Record<End, readonly Way[]>>;
  /** Where the middle of the first tile is in the box. */
  readonly middle: { readonly x: number; readonly y: number };
}

const UNIT_STEP = 0.5;
/** What is left of the tiles' size, at most, when they must become smaller while a round is played. */
const SHRINKING = 0.88;
const NARROWEST_ROW = 6;
/** The line is brought back to the middle when it stands further out than this, in units. */
const OFF_CENTRE = 2;
const NO_WAYS: Readonly<Record<End, readonly Way[]>> = { left: [], right: [] };

interface Arms {
  readonly right: Arm;
  readonly left: Arm;
  readonly lead: Cell;
}

/** Lay the line out. If even the smallest unit doesn't fit, the layout of the smallest unit overflows downward. */
export function layoutLine(input: LineInput): LineLayout {
  if (input.line.length === 0) return layoutOfEmptyLine(input);
  const previous = input.previous !== null && continues(input, input.previous) ? input.previous : null;
  if (previous !== null) {
    const arms = armsAt(previous.unit, input, previous.ways);
    if (arms !== null && fits(arms, previous.unit, input.box)) {
      return placed(input, previous.unit, arms, previous);
    }
  }
  return searchedAnew(input, previous === null ? input.range.largest : smallerThan(previous.unit, input.range));
}

/** All tiles move when they become smaller: rather once and by much than again and again by a little. */
function smallerThan(unit: number, { smallest }: UnitRange): number {
  return Math.max(smallest, Math.floor((unit * SHRINKING) / UNIT_STEP) * UNIT_STEP);
}

function searchedAnew(input: LineInput, largest: number): LineLayout {
  let unit = largest;
  for (; unit > input.range.smallest; unit -= UNIT_STEP) {
    const arms = armsAt(unit, input, NO_WAYS);
    if (arms !== null && fits(arms, unit, input.box)) return placed(input, unit, arms, null);
  }
  const widest = Math.min(unit, input.box.width / NARROWEST_ROW);
  const arms = armsAt(widest, input, NO_WAYS);
  if (arms === null) throw new Error("a row of six halves always takes an arm");
  return placed(input, widest, arms, null);
}

/** Whether the input's line is the previous one, grown at its ends, in a box of the same width. */
function continues(input: LineInput, previous: LineLayout): boolean {
  const { line, lead, box, range } = previous.input;
  if (box.width !== input.box.width || range.largest !== input.range.largest || line.length === 0) return false;
  const shift = input.lead - lead;
  return shift >= 0 && line.every((laid, index) => sameLaid(laid, input.line[index + shift]));
}

function sameLaid(one: Laid, other: Laid | undefined): boolean {
  return other !== undefined && one[0] === other[0] && one[1] === other[1];
}

const isDouble = (laid: Laid): boolean => laid[0] === laid[1];

function armsAt(unit: number, input: LineInput, kept: Readonly<Record<End, readonly Way[]>>): Arms | null {
  const reach = input.box.width / unit / 2;
  const first = input.line[input.lead];
  if (first === undefined) throw new RangeError(`the line has no tile ${input.lead.toString()}`);
  const lead = leadCell(isDouble(first));
  const start = lead.width / 2;
  const outward = { right: input.line.slice(input.lead + 1), left: input.line.slice(0, input.lead).reverse() };
  const right = searchArm({ doubles: outward.right.map(isDouble), start, reach, kept: kept.right, others: [lead] });
  if (right === null) return null;
  const others = [lead, ...right.cells].map(halfTurned);
  const left = searchArm({ doubles: outward.left.map(isDouble), start, reach, kept: kept.left, others });
  return left === null ? null : { right, left: halfTurnedArm(left), lead };
}

function halfTurnedArm(arm: Arm): Arm {
  const { plain, double } = arm.next;
  return { cells: arm.cells.map(halfTurned), next: { plain: halfTurned(plain), double: halfTurned(double) } };
}

function boundsOfArms({ right, left, lead }: Arms): Bounds {
  const nexts = [right.next.plain, right.next.double, left.next.plain, left.next.double];
  return boundsOf([lead, ...right.cells, ...left.cells, ...nexts]);
}

function fits(arms: Arms, unit: number, box: Box): boolean {
  const bounds = boundsOfArms(arms);
  return (bounds.bottom - bounds.top) * unit <= box.height && (bounds.right - bounds.left) * unit <= box.width + 1e-6;
}

function placed(input: LineInput, unit: number, arms: Arms, previous: LineLayout | null): LineLayout {
  const bounds = boundsOfArms(arms);
  const centred = {
    x: input.box.width / 2 - ((bounds.left + bounds.right) / 2) * unit,
    y: input.box.height / 2 - ((bounds.top + bounds.bottom) / 2) * unit,
  };
  const stays =
    previous !== null &&
    previous.input.box.height === input.box.height &&
    inside(bounds, unit, previous.middle, input.box) &&
    Math.abs(previous.middle.x - centred.x) <= OFF_CENTRE * unit &&
    Math.abs(previous.middle.y - centred.y) <= OFF_CENTRE * unit;
  const middle = stays ? previous.middle : centred;
  const at = (cell: Cell): Placement => ({
    x: middle.x + cell.x * unit,
    y: middle.y + cell.y * unit,
    width: cell.width * unit,
    height: cell.height * unit,
    flipped: cell.way === "along" && !cell.forward,
  });
  const target = ({ next }: Arm): Target => ({ plain: at(next.plain), double: at(next.double) });
  return {
    input: { ...input, previous: null },
    unit,
    placements: [...arms.left.cells.toReversed(), arms.lead, ...arms.right.cells].map(at),
    targets: { left: target(arms.left), right: target(arms.right) },
    ways: { left: arms.left.cells.map((cell) => cell.way), right: arms.right.cells.map((cell) => cell.way) },
    middle,
  };
}

function inside(bounds: Bounds, unit: number, middle: { x: number; y: number }, box: Box): boolean {
  return (
    middle.x + bounds.left * unit >= -1e-6 &&
    middle.y + bounds.top * unit >= -1e-6 &&
    middle.x + bounds.right * unit <= box.width + 1e-6 &&
    middle.y + bounds.bottom * unit <= box.height + 1e-6
  );
}

function layoutOfEmptyLine(input: LineInput): LineLayout {
  const unit = Math.min(input.range.largest, input.box.width / NARROWEST_ROW);
  const middle = { x: input.box.width / 2, y: input.box.height / 2 };
  const at = ({ x, y, width, height }: Cell): Placement => ({
    x: middle.x + x * unit,
    y: middle.y + y * unit,
    width: width * unit,
    height: height * unit,
    flipped: false,
  });
  return {
    input: { ...input, previous: null },
    unit,
    placements: [],
    targets: { left: null, right: { plain: at(leadCell(false)), double: at(leadCell(true)) } },
    ways: NO_WAYS,
    middle,
  };
}
