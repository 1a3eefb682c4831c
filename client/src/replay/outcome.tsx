/** What a step came to: who did what, and at the round's end who was given how much and why. */
import { t } from "../language/language";
import type { MatchReplay, ReplayRound, RoundAnalysis } from "../generated/messages";
import { eventWords } from "../table/event-words";
import { NamedText } from "../table/named-text";
import type { Person } from "../table/people";
import { phrase, say } from "../table/phrase";
import { roundHeading, roundOver, roundReasons } from "../table/round-words";
import { calledOf, sidesOf } from "../table/sides";
import { Luck } from "./luck";
import { decisionAt } from "./match-analysis";
import { Verdict } from "./verdict";

export interface OutcomeProps {
  readonly replay: MatchReplay;
  readonly round: ReplayRound;
  /** The number of the step. */
  readonly at: number;
  readonly analysis: RoundAnalysis | null;
  readonly people: readonly Person[];
}

export function Outcome({ replay, round, at, analysis, people }: OutcomeProps) {
  const step = round.steps[at];
  const decision = decisionAt(analysis, at);
  if (step === undefined) return null;
  const isLast = at === round.steps.length - 1;
  const words = eventWords(step.event, people, step.line, 0);
  const { settlement } = round;
  if (isLast && settlement !== null) {
    const isMatchOver = replay.end !== null && round === replay.rounds.at(-1);
    const over = roundOver(settlement, { ...step, end: isMatchOver ? replay.end : null }, replay.rules, people);
    return (
      <div class="replay-outcome" role="status">
        <p>
          <b>{say(roundHeading(over))}</b> · {roundReasons(over).map(say).join(" ")}
        </p>
        <ul class="replay-points">
          {sidesOf(people).map((side) => (
            <li key={side.number}>
              <span class="replay-points-name">{calledOf(side.people)}</span>
              <b>{settlement.points[side.number]}</b>
            </li>
          ))}
        </ul>
        {analysis !== null && <Luck analysis={analysis} people={people} />}
      </div>
    );
  }
  if (decision !== null) {
    return (
      <div class="replay-outcome" role="status">
        <Verdict decision={decision} rules={replay.rules} line={round.steps[at - 1]?.line ?? []} people={people} />
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
