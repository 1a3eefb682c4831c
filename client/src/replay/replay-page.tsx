/** The replay of a match: any round, step by step, with all tiles open. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../language/language";
import type { MatchAnalysis, MatchReplay, ReplayRound } from "../generated/messages";
import { NothingHere } from "../home/nothing-here";
import type { PageProps } from "../pages";
import type { Person } from "../table/people";
import { Board } from "./board";
import { Controls } from "./controls";
import { type Fetched, fetchReplay } from "./fetch-replay";
import { Graph } from "./graph";
import { Hands } from "./hands";
import { Head } from "./head";
import { useReplayKeys } from "./keys";
import { Line } from "./line";
import { decisionAt, progressOf, roundAnalysis, roundsAnalysed, useAnalysis, whyNone } from "./match-analysis";
import { NothingToReplay } from "./no-replay";
import { Outcome } from "./outcome";
import { peopleIn } from "./people";
import { earlier, later, lengthOf, linePath, type Place, placeAt, placeNamed, placePath, roundAt, stepAt, within } from "./place";
import { type Speed, usePlaying } from "./playing";
import { Rounds } from "./rounds";
import { Steps } from "./steps";
import "./replay.css";

const AGAIN_AFTER_MS = 3_000;

export function ReplayPage({ parameters }: PageProps) {
  const { table = "", match = "", round = "", step = "", line = "" } = parameters;
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    if (isOf(fetched, table, match)) return;
    let wanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      const found = await fetchReplay(table, match);
      if (!wanted) return;
      setFetched(found);
      if (found === "unreachable" || found === "unreadable") again = setTimeout(() => void attempt(), AGAIN_AFTER_MS);
    };
    void attempt();
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [table, match]);
  if (fetched === null) return <p class="quiet-text on-the-way">{t("page.loading")}</p>;
  if (fetched === "unreachable") {
    return (
      <p class="quiet-text on-the-way" role="status">
        {t("replay.unreachable")}
      </p>
    );
  }
  if (fetched === "missing") {
    return (
      <div class="page">
        <NothingHere why="missing" />
      </div>
    );
  }
  if (typeof fetched === "string") return <NothingToReplay why={fetched} table={table} />;
  const start = within(fetched.replay, placeNamed(round, step));
  return <Replay replay={fetched.replay} start={start} startOfLine={line === "" ? null : Number(line)} />;
}

/** Whether that is the match, which needn't be fetched again: going back and on in the browser may name it otherwise. */
function isOf(fetched: Fetched | null, table: string, match: string): boolean {
  if (fetched === null || typeof fetched === "string" || fetched.replay.table !== table) return false;
  return match === "" || String(fetched.replay.match) === match;
}

interface ReplayProps {
  readonly replay: MatchReplay;
  readonly start: Place;
  /** How many steps into how it could have gone; null: in the match itself. */
  readonly startOfLine: number | null;
}

function Replay({ replay, start, startOfLine }: ReplayProps) {
  const [place, setPlace] = useState(start);
  const [made, setMade] = useState(startOfLine);
  const analysis = useAnalysis(replay);
  const people = useMemo(() => peopleIn(replay), [replay]);
  const leaving = useRef(false);
  useEffect(() => {
    const follow = () => {
      leaving.current = false;
      const addressed = placeAt(location.pathname);
      if (addressed === null) return;
      setPlace(within(replay, addressed.place));
      setMade(addressed.made);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [replay]);
  const round = roundAt(replay, place);
  if (round === undefined) return null;
  const analysed = roundAnalysis(analysis, round.number);
  const leaveLine = () => {
    if (!isOpenedHere(history.state)) setMade(null);
    // It takes a moment: whoever presses twice must not go back twice.
    else if (!leaving.current) history.back();
    leaving.current = isOpenedHere(history.state);
  };
  if (made !== null && analysed !== null) {
    return (
      <Line
        replay={replay}
        place={place}
        round={round}
        made={made}
        analysis={analysed}
        people={people}
        onGo={setMade}
        onLeave={leaveLine}
      />
    );
  }
  // A line has an entry of its own in the browser's history, so that one step back there closes it.
  const openLine = () => {
    history.pushState(OPENED_HERE, "", linePath(replay, place, 0));
    setMade(0);
  };
  const choosePlace = (way: (from: Place) => Place) => {
    // Whoever goes on before the line of a link is there doesn't want it any more.
    setMade(null);
    setPlace(way);
  };
  return (
    <Match
      replay={replay}
      place={place}
      round={round}
      analysis={analysis}
      people={people}
      onPlace={choosePlace}
      onLine={openLine}
    />
  );
}

/** What the browser's history keeps of a line that was opened from its match: the entry before is the match. */
const OPENED_HERE = { line: "opened" } as const;

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "line" in state && state.line === OPENED_HERE.line;
}

interface MatchProps {
  readonly replay: MatchReplay;
  readonly place: Place;
  readonly round: ReplayRound;
  readonly analysis: MatchAnalysis | null;
  readonly people: readonly Person[];
  readonly onPlace: (way: (from: Place) => Place) => void;
  readonly onLine: () => void;
}

/** The match as it was played. */
function Match({ replay, place, round, analysis, people, onPlace, onLine }: MatchProps) {
  const [plays, setPlays] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const before = earlier(replay, place);
  const after = later(replay, place);
  // From the place as it is when the step is made: keys come faster than the page is drawn.
  const go = (way: (from: Place) => Place | null) => onPlace((from) => way(from) ?? from);
  const goByHand = (way: (from: Place) => Place | null) => {
    setPlays(false);
    go(way);
  };
  const back = () => goByHand((from) => earlier(replay, from));
  const on = () => goByHand((from) => later(replay, from));
  const goToStep = (step: number) => goByHand(({ round }) => ({ round, step }));
  useLayoutEffect(() => {
    // The address follows without an entry for each step: one step back in the browser leaves the replay. It follows
    // before anybody sees the place: else a quick step on in the browser may be there first, and its entry be overwritten.
    history.replaceState(null, "", placePath(replay, place));
  }, [replay, place]);
  useEffect(() => {
    if (after === null) setPlays(false);
  }, [after === null]);
  usePlaying(plays && after !== null, speed, placePath(replay, place), () => go((from) => later(replay, from)));
  useReplayKeys({
    onBack: back,
    onOn: on,
    onFirst: () => goToStep(0),
    onLast: () => goByHand(({ round }) => ({ round, step: lengthOf(replay, round) })),
    onPlay: () => setPlays(!plays),
  });
  const step = stepAt(replay, place);
  if (step === undefined) return null;
  const last = lengthOf(replay, place.round);
  const analysed = roundAnalysis(analysis, round.number);
  const title =
    place.step === 0
      ? t("replay.at_deal", { round: round.number })
      : t("replay.at", { round: round.number, step: place.step, of: last });
  return (
    <main class="replay" data-points={replay.rules.direction}>
      <Head replay={replay} title={title} address={placePath(replay, place)} />
      <Rounds replay={replay} round={place.round} onChoose={(chosen) => goByHand(() => ({ round: chosen, step: 0 }))} />
      <Board key={place.round} step={step} people={people} />
      <div class="replay-side card">
        <Hands round={round} step={step} people={people} decision={decisionAt(analysed, place.step)} />
        <Steps round={round} step={place.step} analysis={analysed} unit={replay.rules.target_in} people={people} first={t("replay.deal")} onGo={goToStep} />
      </div>
      {analysed === null ? (
        <Progress analysis={analysis} round={round.number} />
      ) : (
        <Graph analysis={analysed} step={place.step} people={people} unit={replay.rules.target_in} onGo={goToStep} />
      )}
      <Outcome replay={replay} round={round} at={place.step} analysis={analysed} people={people} onLine={onLine} whole={roundsAnalysed(analysis)} />
      <Controls
        step={place.step}
        steps={last}
        plays={plays}
        speed={speed}
        canGoBack={before !== null}
        canGoOn={after !== null}
        caption={analysed === null ? null : t(`replay.graph.${replay.rules.target_in}`)}
        first={t("replay.first")}
        onGo={goToStep}
        onBack={back}
        onOn={on}
        onPlay={() => setPlays(!plays)}
        onSpeed={setSpeed}
      />
    </main>
  );
}

/** How far the analysis has got, or that there is none. */
function Progress({ analysis, round }: { readonly analysis: MatchAnalysis | null; readonly round: number }) {
  if (analysis === null) return null;
  const none = whyNone(analysis, round);
  const { made, of } = progressOf(analysis);
  return (
    <p class="replay-progress" role="status">
      {none === null && <progress value={made} max={Math.max(1, of)} aria-label={t("analysis.making")} />}
      {none === null ? t("analysis.progress", { made, of }) : t(`analysis.${none}`)}
    </p>
  );
}
