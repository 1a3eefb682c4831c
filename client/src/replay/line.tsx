/** How the round could have gone from a decision on: stepped through on the board, marked as what didn't happen. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { t } from "../language/language";
import type { Decision, LineReplay, MatchReplay, ReplayRound, ReplayStep, RoundAnalysis } from "../generated/messages";
import { BackIcon } from "../look/icons";
import { tileText } from "../table/moves";
import type { Person } from "../table/people";
import { Board } from "./board";
import { Controls } from "./controls";
import { useFetchedLine } from "./fetch-line";
import { Hands } from "./hands";
import { Head } from "./head";
import { useReplayKeys } from "./keys";
import { decisionAt } from "./match-analysis";
import { Outcome } from "./outcome";
import { linePath, type Place } from "./place";
import { type Speed, usePlaying } from "./playing";
import { Steps } from "./steps";
import "./line.css";

export interface LineProps {
  readonly replay: MatchReplay;
  /** The decision's round and step. */
  readonly place: Place;
  readonly round: ReplayRound;
  /** How many steps of the line have been made. */
  readonly made: number;
  readonly analysis: RoundAnalysis;
  readonly people: readonly Person[];
  readonly onGo: (made: number) => void;
  readonly onLeave: () => void;
}

/** Leaves at once where no line is told of the decision. */
export function Line(props: LineProps) {
  const { replay, place, round, analysis, onLeave } = props;
  const decision = decisionAt(analysis, place.step);
  const before = round.steps[place.step - 1];
  const line = useFetchedLine(replay, round.number, place.step);
  const isMissing = line?.kind === "missing" || decision === null || before === undefined;
  useEffect(() => {
    if (isMissing) onLeave();
  }, [isMissing]);
  if (isMissing || line === null) return <NotYet {...props} words="page.loading" />;
  if (line.kind !== "here") return <NotYet {...props} words={`line.${line.kind}`} />;
  return <LineSteps {...props} line={line.value} decision={decision} before={before} />;
}

/** While the line isn't there, with the way back to the match. */
function NotYet({ replay, place, made, onLeave, words }: LineProps & { readonly words: string }) {
  useReplayKeys({ ...NO_STEPS, onLeave });
  return (
    <main class="replay not-so">
      <Head
        replay={replay}
        title={t("line.show")}
        address={linePath(replay, place, made)}
        onBack={{ words: t("line.back", { step: place.step }), act: onLeave }}
      />
      <BackToMatch place={place} onLeave={onLeave} />
      <p class="line-not-yet quiet-text" role="status">
        {t(words)}
      </p>
    </main>
  );
}

const NOTHING = () => undefined;
const NO_STEPS = { onBack: NOTHING, onOn: NOTHING, onFirst: NOTHING, onLast: NOTHING, onPlay: NOTHING };

function BackToMatch({ place, onLeave }: Pick<LineProps, "place" | "onLeave">) {
  return (
    <div class="line-back">
      <button type="button" class="button" onClick={onLeave}>
        <BackIcon size={20} />
        {t("line.back", { step: place.step })}
      </button>
    </div>
  );
}

interface LineStepsProps extends LineProps {
  readonly line: LineReplay;
  readonly decision: Decision;
  readonly before: ReplayStep;
}

function LineSteps({ replay, place, round, made, people, onGo, onLeave, line, decision, before }: LineStepsProps) {
  const [plays, setPlays] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = line.steps.length;
  const at = Math.max(0, Math.min(made, last));
  const told: ReplayRound = { ...round, steps: [{ ...before, spent_ms: null }, ...line.steps], settlement: line.settlement };
  const step = told.steps[at] ?? before;
  const goByHand = (to: number) => {
    setPlays(false);
    onGo(Math.max(0, Math.min(to, last)));
  };
  const togglePlay = () => setPlays(!plays && at < last);
  useLayoutEffect(() => {
    // At once, as the match's address follows in replay-page.tsx.
    history.replaceState(history.state, "", linePath(replay, place, at));
  }, [replay, place, at]);
  useEffect(() => {
    if (at === last) setPlays(false);
  }, [at, last]);
  usePlaying(plays && at < last, speed, linePath(replay, place, at), () => onGo(at + 1));
  useReplayKeys({
    onBack: () => goByHand(at - 1),
    onOn: () => goByHand(at + 1),
    onFirst: () => goByHand(0),
    onLast: () => goByHand(last),
    onPlay: togglePlay,
    onLeave,
  });
  return (
    <main class="replay not-so">
      <Head
        replay={replay}
        title={at === 0 ? t("line.show") : t("line.at", { step: at, of: last })}
        address={linePath(replay, place, at)}
        onBack={{ words: t("line.back", { step: place.step }), act: onLeave }}
      />
      <BackToMatch place={place} onLeave={onLeave} />
      <Board step={step} people={people} mark={t("line.not_so")} />
      <div class="replay-side card">
        <Hands round={told} step={step} people={people} decision={null} />
        <Steps round={told} step={at} analysis={null} unit={replay.rules.target_in} people={people} first={t("line.before")} onGo={goByHand} />
      </div>
      {at === 0 ? (
        <Origin decision={decision} />
      ) : (
        <Outcome replay={replay} round={told} at={at} analysis={null} people={people} really={round.settlement?.points} />
      )}
      <Controls
        step={at}
        steps={last}
        plays={plays}
        speed={speed}
        canGoBack={at > 0}
        canGoOn={at < last}
        caption={null}
        first={t("line.first")}
        onGo={goByHand}
        onBack={() => goByHand(at - 1)}
        onOn={() => goByHand(at + 1)}
        onPlay={togglePlay}
        onSpeed={setSpeed}
      />
    </main>
  );
}

/** Where the line leaves the match. */
function Origin({ decision: { step, played, best_line: line } }: { readonly decision: Decision }) {
  const [best] = line;
  return (
    <div class="replay-outcome" role="status">
      <p>
        <b>{t("line.instead", { step, played: tileText(played.tile), best: best === undefined ? "" : tileText(best.play.tile) })}</b>{" "}
        {t("line.open")}
      </p>
    </div>
  );
}
