/**
 * One arm of the line: it starts beside the round's first tile, runs to the right and then downward. The other arm
 * is the same construction given half a turn.
 */
import type { Cell, Way } from "./cell";

/** What an arrangement is charged for; an arm takes the cheapest. */
const COST = {
  unusedUnit: 0.22,
  doubleAsCorner: 0.8,
  doubleAlong: 1.4,
  facingDoubles: 0.9,
  unitOfHeight: 0.9,
};

/** A turn is allowed when at most this much of the row is left. */
const TURN_ROOM = 5;
/** A row must always leave this much, so that a corner can follow. */
const CORNER_ROOM = 1;
const ROUNDING = 1e-6;

/** Where the next tile would lie, if it is an ordinary tile and if it is a double. */
export interface NextCells {
  readonly plain: Cell;
  readonly double: Cell;
}

export interface Arm {
  readonly cells: readonly Cell[];
  readonly next: NextCells;
}

export interface ArmInput {
  /** For each tile from the first tile outward: whether it is a double. */
  readonly doubles: readonly boolean[];
  /** Where the arm starts. */
  readonly start: number;
  /** How far rows may reach to either side of the middle. */
  readonly reach: number;
  /** How the first tiles must lie: choices made before. */
  readonly kept: readonly Way[];
  /** Cells that belong to the rest of the line. */
  readonly others: readonly Cell[];
}

/** Where the next tile joins. */
interface Joint {
  readonly edge: number;
  readonly y: number;
  readonly forward: boolean;
  readonly afterCorner: boolean;
}

interface Step {
  readonly cell: Cell;
  readonly cost: number;
  readonly joint: Joint;
}

/** The cheapest arrangement of an arm, or null if the rows are too short for any. */
export function searchArm({ doubles, start, reach, kept, others }: ArmInput): Arm | null {
  const path: Cell[] = [];
  let best: Arm | null = null;
  let bestCost = Infinity;

  function cheapestNext(double: boolean, joint: Joint): Step | null {
    let cheapest: Step | null = null;
    for (const step of steps(double, joint, reach, path, others)) {
      if (cheapest === null || charged(step) < charged(cheapest)) cheapest = step;
    }
    return cheapest;
  }

  function finish(joint: Joint, cost: number, bottom: number): void {
    const plain = cheapestNext(false, joint);
    const double = cheapestNext(true, joint);
    if (plain === null || double === null) return;
    const lowest = Math.max(bottom, bottomOf(plain.cell), bottomOf(double.cell));
    const total = cost + plain.cost + COST.unitOfHeight * lowest;
    if (total >= bestCost) return;
    bestCost = total;
    best = { cells: path.slice(), next: { plain: plain.cell, double: double.cell } };
  }

  function place(index: number, joint: Joint, cost: number, bottom: number): void {
    if (cost + COST.unitOfHeight * bottom >= bestCost) return;
    const double = doubles[index];
    if (double === undefined) {
      finish(joint, cost, bottom);
      return;
    }
    const keptWay = kept[index];
    for (const step of steps(double, joint, reach, path, others)) {
      if (keptWay !== undefined && step.cell.way !== keptWay) continue;
      path.push(step.cell);
      place(index + 1, step.joint, cost + step.cost, Math.max(bottom, bottomOf(step.cell)));
      path.pop();
    }
  }

  place(0, { edge: start, y: 0, forward: true, afterCorner: false }, 0, 0.5);
  return best;
}

function steps(double: boolean, joint: Joint, reach: number, path: readonly Cell[], others: readonly Cell[]): Step[] {
  const room = joint.forward ? reach - joint.edge : joint.edge + reach;
  const found: Step[] = [];
  const across = double && !joint.afterCorner;
  const length = across ? 1 : 2;
  if (length + CORNER_ROOM <= room + ROUNDING) found.push(stepInRow(double, across, length, joint, path, others));
  if (!joint.afterCorner && room >= CORNER_ROOM - ROUNDING && room <= TURN_ROOM + ROUNDING) {
    found.push(stepRoundCorner(double, room, joint));
  }
  return found;
}

function stepInRow(
  double: boolean,
  across: boolean,
  length: number,
  { edge, y, forward }: Joint,
  path: readonly Cell[],
  others: readonly Cell[],
): Step {
  const height = across ? 2 : 1;
  const x = forward ? edge : edge - length;
  const cell: Cell = { x, y: y - height / 2, width: length, height, way: across ? "across" : "along", forward };
  const facing = across && (path.some((other) => faces(cell, other)) || others.some((other) => faces(cell, other)));
  return {
    cell,
    cost: (double && !across ? COST.doubleAlong : 0) + (facing ? COST.facingDoubles : 0),
    joint: { edge: forward ? edge + length : edge - length, y, forward, afterCorner: false },
  };
}

/** The corner's first half ends the row; its second half hangs into the lane below, where the next row runs back. */
function stepRoundCorner(double: boolean, room: number, { edge, y, forward }: Joint): Step {
  return {
    cell: { x: forward ? edge : edge - 1, y: y - 0.5, width: 1, height: 2, way: "corner", forward },
    cost: COST.unusedUnit * (room - 1) + (double ? COST.doubleAsCorner : 0),
    joint: { edge: forward ? edge + 1 : edge - 1, y: y + 2, forward: !forward, afterCorner: true },
  };
}

/** Whether two crosswise doubles stand right above each other in neighbouring rows. */
function faces(one: Cell, other: Cell): boolean {
  return other.way === "across" && Math.abs(Math.abs(one.y - other.y) - 2) < 0.5 && Math.abs(one.x - other.x) < 0.95;
}

function charged(step: Step): number {
  return step.cost + COST.unitOfHeight * bottomOf(step.cell);
}

function bottomOf(cell: Cell): number {
  return cell.y + cell.height;
}
