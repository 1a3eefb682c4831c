/** What each side could expect of the round, step by step; going along it with a finger goes through the round. */
import { useRef } from "preact/hooks";
import { language, t } from "../language/language";
import type { RoundAnalysis, TargetIn } from "../generated/messages";
import type { Box } from "../line/layout";
import { useSizeOf } from "../look/size";
import { layoutMode } from "../table/layout-mode";
import type { Person } from "../table/people";
import { calledOf, sidesOf } from "../table/sides";
import { graphShape, stepAtPoint } from "./graph-shape";
import { isMarked } from "./match-analysis";
import "./graph.css";

export interface GraphProps {
  readonly analysis: RoundAnalysis;
  readonly step: number;
  readonly people: readonly Person[];
  readonly unit: TargetIn;
  readonly onGo: (step: number) => void;
}

/** Lines differ by their dashes too, not by colour alone. */
const DASHES = ["", "7 4", "2 4", "10 3 2 3"] as const;

export function Graph({ analysis, step, people, unit, onGo }: GraphProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useSizeOf(frame);
  const { expected, decisions } = analysis;
  const steps = expected.length - 1;
  const names = sidesOf(people).map(({ people: members }) => calledOf(members));
  const right = roomForNames(names, layoutMode.value === "desktop" ? 200 : 112);
  const input = box === null ? null : { expected, box, left: 28, right, unit };
  const drag = (event: PointerEvent) => {
    if (input === null || event.buttons === 0 || frame.current === null) return;
    onGo(stepAtPoint(event.clientX - frame.current.getBoundingClientRect().left, input));
  };
  return (
    <div class="replay-graph" ref={frame} onPointerDown={drag} onPointerMove={drag}>
      {input !== null && box !== null && (
        <Drawing {...input} box={box} step={step} people={people} marks={decisions.filter(isMarked)} />
      )}
      <input
        type="range"
        class="unseen"
        min={0}
        max={steps}
        value={step}
        aria-label={t("replay.step_of_round")}
        onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

const LETTER_WIDTH = 7.4;
const BESIDE_NAMES = 10;

/** The room that the longest name takes, but no more than so much. */
function roomForNames(names: readonly string[], most: number): number {
  const longest = Math.max(...names.map(({ length }) => length));
  return Math.min(most, Math.ceil(longest * LETTER_WIDTH) + BESIDE_NAMES);
}

function tickText(tick: number): string {
  return new Intl.NumberFormat(language.value).format(tick).replace("-", "−");
}

const WORD_WIDTH = 64;
const NUMBER_WIDTH = 24;

/** Whether the number of the step would stand in the word at the beginning. */
function isNear(x: number, left: number): boolean {
  return x > left && x - left < WORD_WIDTH;
}

interface DrawingProps {
  readonly expected: RoundAnalysis["expected"];
  readonly box: Box;
  readonly left: number;
  readonly right: number;
  readonly unit: TargetIn;
  readonly step: number;
  readonly people: readonly Person[];
  readonly marks: RoundAnalysis["decisions"];
}

function Drawing({ step, people, marks, ...input }: DrawingProps) {
  const { box, left, right, expected } = input;
  const shape = graphShape(input);
  const steps = expected.length - 1;
  const end = box.width - right;
  const floor = box.height - 3;
  return (
    <svg width={box.width} height={box.height} role="img" aria-label={t(`replay.graph.${input.unit}`)}>
      {shape.ticks.map((tick) => (
        <g key={tick}>
          <path class={tick === 0 ? "graph-floor" : "graph-tick"} d={`M${left} ${shape.y(tick)}H${end}`} />
          <text x={left - 6} y={shape.y(tick) + 4} text-anchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
      {sidesOf(people).map(({ number, people: members }, index) => {
        const color = `color-mix(in srgb, ${members[0]?.color ?? "currentColor"} var(--graph-paint), var(--graph-mix))`;
        return (
          <g key={number}>
            <path class="graph-line" d={`M${shape.lines[number] ?? ""}`} stroke={color} stroke-dasharray={DASHES[index % DASHES.length]} />
            <foreignObject x={end + 6} y={(shape.names[number] ?? 0) - 8} width={Math.max(0, right - 6)} height={16}>
              <span class="graph-name" style={{ color }}>
                {calledOf(members)}
              </span>
            </foreignObject>
          </g>
        );
      })}
      <path class="graph-now" d={`M${shape.x(step)} 8V${box.height - 20}`} />
      {marks.map((decision) => {
        const side = people.find(({ seat }) => seat === decision.seat)?.side ?? 0;
        const points = expected[decision.step]?.[side] ?? 0;
        return (
          <g key={decision.step} transform={`translate(${shape.x(decision.step)} ${Math.max(14, shape.y(points) - 12)})`}>
            <path class="graph-mark" d="M0-7 7 5H-7Z" />
          </g>
        );
      })}
      {!isNear(shape.x(step), left) && (
        <text x={left} y={floor}>
          {t("replay.graph.first")}
        </text>
      )}
      {step > 0 && step < steps && (
        <text class="graph-here" x={shape.x(step)} y={floor} text-anchor="middle">
          {step}
        </text>
      )}
      {(step === steps || end - shape.x(step) > NUMBER_WIDTH) && (
        <text x={end} y={floor} text-anchor="end">
          {steps}
        </text>
      )}
    </svg>
  );
}
