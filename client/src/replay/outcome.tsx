/** What a step came to: who did what, and at the round's end who was given how much and why. */
import { t } from "../language/language";
import type { MatchReplay, ReplayRound, RoundAnalysis } from "../generated/messages";
import { NamedText } from "../table/named-text";
import type { Person } from "../table/people";
import { phrase, say } from "../table/phrase";
import { roundHeading, roundOver, roundReasons } from "../table/round-words";
import { calledOf, sidesOf } from "../table/sides";
import { Luck } from "./luck";
import { decisionAt } from "./match-analysis";
import { Verdict } from "./verdict";
import { stepSentence } from "./words";

export interface OutcomeProps {
  readonly replay: MatchReplay;
  readonly round: ReplayRound;
  /** The number of the step. */
  readonly at: number;
  readonly analysis: RoundAnalysis | null;
  readonly people: readonly Person[];
  readonly onLine?: () => void;
  /** The analyses of all rounds of the match, if they are there. */
  readonly whole?: readonly RoundAnalysis[];
  /** What the round really gave, where it is told how it could have gone. */
  readonly really?: readonly number[] | undefined;
}

export function Outcome({ replay, round, at, analysis, people, onLine, whole = [], really }: OutcomeProps) {
  const step = round.steps[at];
  const decision = decisionAt(analysis, at);
  if (step === undefined) return null;
  const isLast = at === round.steps.length - 1;
  const words = stepSentence(step, people);
  const { settlement } = round;
  if (isLast && settlement !== null) {
    const isMatchOver = replay.end !== null && round === replay.rounds.at(-1);
    const over = roundOver(settlement, { ...step, end: isMatchOver ? replay.end : null }, replay.rules, people);
    return (
      <div class="replay-outcome" role="status">
        <p>
          <b>{say(roundHeading(over))}</b> · {roundReasons(over).map(say).join(" ")}
        </p>
        <Points points={settlement.points} people={people} />
        {really !== undefined && (
          <div class="replay-really">
            {t("line.really")} <Points points={really} people={people} />
          </div>
        )}
        {analysis !== null && <Luck round={analysis} whole={whole} people={people} unit={replay.rules.target_in} />}
      </div>
    );
  }
  if (decision !== null && onLine !== undefined) {
    return (
      <div class="replay-outcome" role="status">
        <Verdict decision={decision} rules={replay.rules} line={round.steps[at - 1]?.line ?? []} onLine={onLine} />
      </div>
    );
  }
  return (
    <div class="replay-outcome" role="status">
      <p>
        <NamedText phrase={words?.what ?? phrase("event.dealt", { round: round.number })} />
        {words?.then !== null && words?.then !== undefined && <span> · {say(words.then)}</span>}
        {step.boneyard.length > 0 && <span> · {t("replay.boneyard", { n: step.boneyard.length })}</span>}
      </p>
    </div>
  );
}

function Points({ points, people }: { readonly points: readonly number[]; readonly people: readonly Person[] }) {
  return (
    <ul class="replay-points">
      {sidesOf(people).map((side) => (
        <li key={side.number}>
          <span class="replay-points-name">{calledOf(side.people)}</span>
          <b>{points[side.number]}</b>
        </li>
      ))}
    </ul>
  );
}
