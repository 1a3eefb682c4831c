/** A day's puzzle: the table as one seat sees it, a question, an answer, and why. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { language, t } from "../language/language";
import type { End, Play, PuzzleAnswer, PuzzleVerdict, PuzzleView, Tile as TileValue } from "../generated/messages";
import { NothingHere } from "../home/nothing-here";
import { NextIcon, PreviousIcon } from "../look/icons";
import { Segments } from "../look/segments";
import type { Asked, Failure } from "../connection/ask";
import type { PageProps } from "../pages";
import { Frame, NotYet } from "../rule-book/frame";
import { Avatar } from "../look/avatar";
import { endValues, sameTile, tileText } from "../table/moves";
import { Tile } from "../tile/tile";
import type { Person } from "../table/people";
import { tileName, valueName } from "../tile/tile-name";
import { Course } from "./course";
import { dayNamed, daysLater, remember, results, streakAt, today } from "./days";
import { fetchPuzzle, sendAnswer } from "./fetch-puzzle";
import { Outcome } from "./outcome";
import { PuzzleLine } from "./puzzle-line";
import { seatedAt } from "./seated";
import "./puzzle.css";

export function PuzzlePage({ parameters: { day: named = "" } }: PageProps) {
  const day = named === "" ? today() : dayNamed(named);
  return <Frame>{day === null ? <NothingHere why="nowhere" /> : <OfDay day={day} />}</Frame>;
}

function OfDay({ day }: { readonly day: string }) {
  const [fetched, setFetched] = useState<Asked<PuzzleView> | null>(null);
  useEffect(() => {
    let wanted = true;
    setFetched(null);
    void fetchPuzzle(day).then((found) => {
      if (wanted) setFetched(found);
    });
    return () => {
      wanted = false;
    };
  }, [day]);
  if (fetched?.kind !== "here") return <NotYet failure={fetched?.kind ?? null} />;
  return <Puzzle key={fetched.value.day} puzzle={fetched.value} />;
}

function Puzzle({ puzzle }: { readonly puzzle: PuzzleView }) {
  const [answer, setAnswer] = useState<PuzzleAnswer | null>(null);
  const [verdict, setVerdict] = useState<PuzzleVerdict | null>(null);
  const [state, setState] = useState<"asked" | "sending" | Failure>("asked");
  const people = seatedAt(puzzle);
  const play = answer?.play ?? null;
  const ends = useMemo(() => endsOf(puzzle, play?.tile ?? null), [puzzle, play]);
  const give = async () => {
    if (answer === null || state === "sending") return;
    setState("sending");
    const found = await sendAnswer(puzzle.number, answer);
    setState(found.kind === "here" ? "asked" : found.kind);
    if (found.kind !== "here") return;
    remember(puzzle.day, found.value.right);
    setVerdict(found.value);
  };
  const choose = (tile: TileValue) => {
    const found = puzzle.legal.find((legal) => sameTile(legal.tile, tile));
    if (found !== undefined && verdict === null) setAnswer({ play: found, seat: null });
  };
  const put = (end: End) => {
    if (play !== null && verdict === null) setAnswer({ play: { ...play, end }, seat: null });
  };
  const streak = streakAt(today(), results());
  return (
    <main class="puzzle">
      <div class="puzzle-question">
        <p class="quiet-text">
          {dayText(puzzle.day)} · {t(puzzle.pairs ? "puzzle.pairs" : "puzzle.individual")}
        </p>
        <h1>{t(`puzzle.ask.${puzzle.kind}`, { tile: puzzle.tile === null ? "" : tileName(puzzle.tile) })}</h1>
      </div>
      <div class="puzzle-table">
        <PuzzleLine puzzle={puzzle} people={people} chosen={verdict === null ? play : null} ends={ends} onEnd={put} />
        <Others puzzle={puzzle} people={people} />
      </div>
      <div class="puzzle-answer">
        <section class="card puzzle-mine">
          <Hand puzzle={puzzle} chosen={play} onChoose={choose} />
          {verdict === null && (
            <>
              {puzzle.kind === "whose" && (
                <Segments
                  label={t("puzzle.whose")}
                  value={answer?.seat ?? null}
                  choices={people.filter(({ me }) => !me).map(({ seat, name }) => ({ value: seat, text: name }))}
                  onChoose={(seat) => setAnswer({ play: null, seat })}
                />
              )}
              {play !== null && ends.length > 1 && (
                <Segments label={t("puzzle.to_end")} value={play.end} choices={endChoices(puzzle, ends)} onChoose={put} />
              )}
              <button
                type="button"
                class="button button-main"
                disabled={answer === null}
                aria-busy={state === "sending"}
                onClick={() => void give()}
              >
                {t("puzzle.give")}
              </button>
              {state !== "asked" && state !== "sending" && <p role="alert">{t(`puzzle.not_sent.${state}`)}</p>}
            </>
          )}
        </section>
        {verdict !== null && <Outcome puzzle={puzzle} verdict={verdict} people={people} />}
        <Course puzzle={puzzle} people={people} />
        <nav class="puzzle-days" aria-label={t("puzzle.days")}>
          <a class="button" href={`/puzzle/${daysLater(puzzle.day, -1)}`}>
            <PreviousIcon size={20} />
            {t("puzzle.earlier")}
          </a>
          <span role="status">{t("puzzle.streak", { n: streak })}</span>
          {puzzle.day < today() && (
            <a class="button" href={`/puzzle/${daysLater(puzzle.day, 1)}`}>
              {t("puzzle.later")}
              <NextIcon size={20} />
            </a>
          )}
        </nav>
      </div>
    </main>
  );
}

function Others({ puzzle, people }: { readonly puzzle: PuzzleView; readonly people: readonly Person[] }) {
  return (
    <ul class="puzzle-others" aria-label={t("puzzle.others")}>
      {people
        .filter(({ me }) => !me)
        .map(({ seat, name, sign, color }) => (
          <li key={seat}>
            <Avatar name={name} sign={sign} color={color} size={32} />
            <span>
              {name}
              <span class="quiet-text">{t("seat.tiles", { n: puzzle.tiles[seat] ?? 0 })}</span>
            </span>
          </li>
        ))}
    </ul>
  );
}

interface HandProps {
  readonly puzzle: PuzzleView;
  readonly chosen: Play | null;
  readonly onChoose: (tile: TileValue) => void;
}

function Hand({ puzzle, chosen, onChoose }: HandProps) {
  const asksForPlay = puzzle.kind !== "whose";
  return (
    <ul class="puzzle-hand" aria-label={t("hand.name")}>
      {puzzle.hand.map((tile) => {
        const selected = chosen !== null && sameTile(chosen.tile, tile);
        const fits = endsOf(puzzle, tile).length > 0;
        const look = ["puzzle-tile", fits ? "" : "tile-dim", selected ? "puzzle-tile-chosen" : ""];
        return (
          <li key={tileText(tile)}>
            {asksForPlay ? (
              <button
                type="button"
                class={look.join(" ")}
                data-tile={tileText(tile)}
                aria-label={fits ? tileName(tile) : t("hand.tile.does_not_fit", { tile: tileName(tile) })}
                aria-pressed={selected}
                aria-disabled={!fits}
                onClick={() => onChoose(tile)}
              >
                <Tile first={tile[1]} second={tile[0]} />
              </button>
            ) : (
              <span class="puzzle-tile" role="img" aria-label={tileName(tile)}>
                <Tile first={tile[1]} second={tile[0]} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function endsOf(puzzle: PuzzleView, tile: TileValue | null): readonly End[] {
  return tile === null ? [] : puzzle.legal.filter((play) => sameTile(play.tile, tile)).map(({ end }) => end);
}

function endChoices(puzzle: PuzzleView, ends: readonly End[]) {
  const values = endValues(puzzle.line);
  return ends.map((end) => ({ value: end, text: t(`puzzle.end.${end}`, { value: valueName(values?.[end] ?? 0) }) }));
}

function dayText(day: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
