/** The slab with the line of a puzzle; the places where the chosen tile fits can be touched. */
import { useRef } from "preact/hooks";
import type { End, Play, PuzzleView } from "../generated/messages";
import { t } from "../language/language";
import { layoutLine, type UnitRange } from "../line/layout";
import { useSizeOf } from "../look/size";
import { Planks } from "../look/surface";
import { LineView } from "../table/line-view";
import type { Person } from "../table/people";

const UNITS: UnitRange = { largest: 36, smallest: 9 };

export interface PuzzleLineProps {
  readonly puzzle: PuzzleView;
  readonly people: readonly Person[];
  readonly chosen: Play | null;
  readonly ends: readonly End[];
  readonly onEnd: (end: End) => void;
}

export function PuzzleLine({ puzzle, people, chosen, ends, onEnd }: PuzzleLineProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSizeOf(box);
  const placed =
    size === null
      ? null
      : layoutLine({ line: puzzle.line, lead: puzzle.lead, box: size, range: UNITS, previous: null });
  return (
    <section class="slab puzzle-slab" aria-label={t("table.name")}>
      <Planks plank={110} />
      <div class="puzzle-line" ref={box}>
        {placed !== null && (
          <LineView
            state={puzzle}
            layout={placed}
            last={puzzle.last}
            people={people}
            chosen={chosen === null ? null : { tile: chosen.tile, ends }}
            onPlay={(_, end) => onEnd(end)}
          />
        )}
      </div>
    </section>
  );
}
