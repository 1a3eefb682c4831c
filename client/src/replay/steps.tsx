/** The round as a list of its steps; touching one goes there. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../language/language";
import type { Decision, ReplayRound, ReplayStep, RoundAnalysis, TargetIn } from "../generated/messages";
import { Avatar } from "../look/avatar";
import type { Person } from "../table/people";
import { say } from "../table/phrase";
import { decisionAt, isMarked } from "./match-analysis";
import { amountText, isNothing } from "./number-text";
import { spentText, stepWords } from "./words";

export interface StepsProps {
  readonly round: ReplayRound;
  readonly step: number;
  readonly analysis: RoundAnalysis | null;
  /** What the analysis's numbers are. */
  readonly unit: TargetIn;
  readonly people: readonly Person[];
  /** What is called what all else follows. */
  readonly first: string;
  readonly onGo: (step: number) => void;
}

export function Steps({ round, step, analysis, unit, people, first, onGo }: StepsProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [round, step]);
  return (
    <ol class="replay-steps" ref={list} aria-label={t("replay.steps")}>
      {round.steps.map((made, index) => (
        <li key={index}>
          <button
            type="button"
            class="replay-step"
            aria-current={index === step ? "step" : undefined}
            onClick={() => onGo(index)}
          >
            <span class="replay-step-number">{index === 0 ? "" : index}</span>
            {index === 0 ? <span class="replay-step-deal">{first}</span> : <Made made={made} people={people} />}
            <Loss decision={decisionAt(analysis, index)} unit={unit} />
            <span class="replay-step-time">{spentText(made)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What the decision cost, where it cost anything worth a number. */
function Loss({ decision, unit }: { readonly decision: Decision | null; readonly unit: TargetIn }) {
  if (decision === null || isNothing(decision.loss, unit)) return <span />;
  const text = `−${amountText(decision.loss, unit)}`;
  return isMarked(decision) ? (
    <b class="replay-step-bad">
      <span class="unseen">{t(`label.${decision.label}`)} </span>
      {text}
    </b>
  ) : (
    <span class="replay-step-loss">{text}</span>
  );
}

function Made({ made, people }: { readonly made: ReplayStep; readonly people: readonly Person[] }) {
  const words = stepWords(made);
  if (words === null || !("seat" in made.event)) return null;
  const { seat } = made.event;
  const person = people.find((candidate) => candidate.seat === seat);
  return (
    <>
      {person !== undefined && <Avatar name={person.name} color={person.color} size={26} />}
      <span>
        <span class="unseen">{person?.name} </span>
        {say(words)}
      </span>
    </>
  );
}
