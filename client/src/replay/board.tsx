/** The slab with the line of one step. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../language/language";
import type { ReplayStep } from "../generated/messages";
import { layoutLine, type LineLayout, type UnitRange } from "../line/layout";
import { useSizeOf } from "../look/size";
import { Planks } from "../look/surface";
import { Boneyard } from "../table/boneyard";
import { layoutMode, type Layout } from "../table/layout-mode";
import { LineView } from "../table/line-view";
import type { Person } from "../table/people";

const UNITS: Readonly<Record<Layout, UnitRange>> = {
  portrait: { largest: 30, smallest: 9 },
  landscape: { largest: 28, smallest: 7 },
  desktop: { largest: 42, smallest: 12 },
};
const NOTHING_TO_CHOOSE = () => undefined;

export interface BoardProps {
  readonly step: ReplayStep;
  readonly people: readonly Person[];
  /** What is said on the board of what it shows. */
  readonly mark?: string;
}

export function Board({ step, people, mark }: BoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSizeOf(box);
  const previous = useRef<LineLayout | null>(null);
  const layout = layoutMode.value;
  const before = previous.current;
  // Going back takes tiles away: the line that is left lies as it would have come about.
  const goesOn = before !== null && before.input.line.length <= step.line.length;
  const placed =
    size === null
      ? null
      : layoutLine({ line: step.line, lead: step.lead, box: size, range: UNITS[layout], previous: goesOn ? before : null });
  useLayoutEffect(() => {
    previous.current = placed;
  });
  const upright = layout === "portrait";
  return (
    <section class="slab replay-slab" aria-label={t("table.name")}>
      <Planks key={layout} plank={upright ? 95 : 130} upright={upright} />
      <div class="replay-line" ref={box}>
        {placed !== null && (
          <LineView
            state={step}
            layout={placed}
            last={step.last}
            people={people}
            chosen={null}
            onPlay={NOTHING_TO_CHOOSE}
          />
        )}
      </div>
      {mark !== undefined && <p class="replay-mark">{mark}</p>}
      {step.boneyard.length > 0 && (
        <div class="replay-boneyard">
          <Boneyard count={step.boneyard.length} />
        </div>
      )}
    </section>
  );
}
