/** The line of a fish: the halves that make it are framed and numbered, and its last tile is marked. */
import type { Illustration } from "../generated/messages";
import { t } from "../language/language";
import { type Box, layoutLine, type LineLayout, type Placement } from "../line/layout";
import { Tile } from "../tile/tile";
import "./fish-line.css";

interface FishLineProps {
  readonly picture: Illustration;
  readonly box: Box;
  readonly largest: number;
}

const SMALLEST = 10;

export function FishLine({ picture, box, largest }: FishLineProps) {
  const { line, lead, last_end: lastEnd } = picture;
  const layout = layoutLine({ line, lead, box, range: { largest, smallest: SMALLEST }, previous: null });
  const last = lastEnd === "left" ? layout.placements[0] : layout.placements.at(-1);
  const text = line.map(([left, right]) => `${left}-${right}`).join(" ");
  return (
    <div class="fish-line" role="img" aria-label={t("book.line", { line: text })} style={{ width: `${box.width}px`, height: `${box.height}px` }}>
      {line.map((laid, place) => {
        const placement = layout.placements[place];
        if (placement === undefined) return null;
        const [first, second] = placement.flipped ? [laid[1], laid[0]] : laid;
        return (
          <span key={place} class="fish-tile" style={at(placement)}>
            <Tile first={first} second={second} lying={placement.width > placement.height} />
          </span>
        );
      })}
      {last !== undefined && <span class="fish-last" style={at(last)} />}
      {numbered(picture.counted, layout, box).map(({ half, number }, index) => (
        <span key={index}>
          <span class="fish-half" style={at(half)} />
          <b class="fish-number" style={{ left: `${number.x}px`, top: `${number.y}px` }}>
            {index + 1}
          </b>
        </span>
      ))}
    </div>
  );
}

type Rectangle = Pick<Placement, "x" | "y" | "width" | "height">;

function at({ x, y, width, height }: Rectangle) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}

/** The half that comes first on the tile as it lies (left or above), or the other one. */
function halfOf({ x, y, width, height }: Placement, first: boolean): Rectangle {
  const side = Math.min(width, height);
  if (width > height) return { x: first ? x : x + side, y, width: side, height: side };
  return { x, y: first ? y : y + side, width: side, height: side };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Numbered {
  readonly half: Rectangle;
  /** Where the middle of its number is. */
  readonly number: Point;
}

/** In px. */
export const NUMBER_RADIUS = 9.5;

/** The counted halves, each with its number beside it where nothing else lies. */
export function numbered(
  counted: Illustration["counted"],
  { placements }: LineLayout,
  box: Box,
): readonly Numbered[] {
  const found: Numbered[] = [];
  for (const [place, towards] of counted) {
    const placement = placements[place];
    if (placement === undefined) continue;
    const half = halfOf(placement, (towards === "left") !== placement.flipped);
    const lies = placement.width > placement.height;
    const free = pointsAround(half, lies).find(
      (point) =>
        isInside(point, box) &&
        placements.every((other) => isClearOf(point, other)) &&
        found.every(({ number }) => Math.hypot(number.x - point.x, number.y - point.y) > 2 * NUMBER_RADIUS),
    );
    found.push({ half, number: free ?? { x: half.x, y: half.y } });
  }
  return found;
}

/** Above and below a lying tile first, beside an upright one first. */
function pointsAround({ x, y, width }: Rectangle, lies: boolean): readonly Point[] {
  const middle = { x: x + width / 2, y: y + width / 2 };
  const away = width / 2 + NUMBER_RADIUS + 2;
  const upright = [
    { x: middle.x, y: middle.y - away },
    { x: middle.x, y: middle.y + away },
  ];
  const beside = [
    { x: middle.x + away, y: middle.y },
    { x: middle.x - away, y: middle.y },
  ];
  return lies ? [...upright, ...beside] : [...beside, ...upright];
}

function isInside({ x, y }: Point, { width, height }: Box): boolean {
  return x >= NUMBER_RADIUS && y >= NUMBER_RADIUS && x <= width - NUMBER_RADIUS && y <= height - NUMBER_RADIUS;
}

function isClearOf({ x, y }: Point, other: Rectangle): boolean {
  const dx = Math.max(other.x - x, 0, x - other.x - other.width);
  const dy = Math.max(other.y - y, 0, y - other.y - other.height);
  return Math.hypot(dx, dy) >= NUMBER_RADIUS;
}
