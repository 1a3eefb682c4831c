/** The line of a fish: the halves that make it are framed and numbered, and its last tile is marked. */
import type { Illustration } from "../generated/messages";
import { t } from "../language/language";
import { type Box, layoutLine, type Placement } from "../line/layout";
import { Tile } from "../tile/tile";
import "./fish-line.css";

interface FishLineProps {
  readonly picture: Illustration;
  readonly box: Box;
  readonly largest: number;
}

const SMALLEST = 10;

export function FishLine({ picture, box, largest }: FishLineProps) {
  const { line, lead, counted, last_end: lastEnd } = picture;
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
      {counted.map(([place, towards], index) => {
        const placement = layout.placements[place];
        if (placement === undefined) return null;
        const half = halfOf(placement, (towards === "left") !== placement.flipped);
        return (
          <span key={place}>
            <span class="fish-half" style={at(half)} />
            <b class="fish-number" style={numberAt(half, placement, box)}>
              {index + 1}
            </b>
          </span>
        );
      })}
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

/** The middle of the number: above a lying tile, beside an upright one on the side that is further out. */
function numberAt(half: Rectangle, { width, height }: Placement, box: Box) {
  const x = half.x + half.width / 2;
  const y = half.y + half.height / 2;
  const away = half.width * 0.86;
  if (width > height) return { left: `${x}px`, top: `${y - away}px` };
  return { left: `${x < box.width / 2 ? x - away : x + away}px`, top: `${y}px` };
}
