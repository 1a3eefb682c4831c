/** The end of a round: everybody's hand lies open, and the table of points says what it came to. */
import { t } from "../language/language";
import type { MatchView, Settlement, TableView, Tile as TileValue } from "../generated/messages";
import { AccountChip } from "../look/account";
import { Avatar } from "../look/avatar";
import { Avatars } from "../look/avatars";
import { CheckIcon, FishIcon } from "../look/icons";
import { Planks } from "../look/surface";
import { Tile } from "../tile/tile";
import { tileName } from "../tile/tile-name";
import { clockText, type Remaining } from "./clock";
import type { Layout } from "./layout-mode";
import { endNames, endValues, tileText } from "./moves";
import { NamedText } from "./named-text";
import type { Person } from "./people";
import { phrase, say } from "./phrase";
import { reasonsText } from "./reasons-text";
import {
  countOf,
  isUncounted,
  roundHeading,
  roundKind,
  type RoundOver,
  roundOver,
  roundReasons,
} from "./round-words";
import { accountOf, calledOf, sidesOf } from "./sides";
import { who } from "./event-words";
import "./round-end.css";
import "./open-side.css";

export interface RoundEndProps {
  readonly view: TableView;
  readonly match: MatchView;
  readonly settlement: Settlement;
  readonly people: readonly Person[];
  readonly layout: Layout;
  readonly remaining: Remaining | null;
  readonly asked: boolean;
  readonly onGoOn: () => void;
}

export function RoundEnd(props: RoundEndProps) {
  const { view, match, settlement, people, layout } = props;
  const over = roundOver(settlement, match, view.rules, people);
  return (
    <div class="round-end">
      <section class="slab round-end-slab" aria-labelledby="round-end-heading">
        <Planks key={layout} plank={layout === "portrait" ? 95 : 156} upright={layout === "portrait"} />
        <div class="round-end-open">
          <Heading match={match} over={over} />
          <OpenHands over={over} layout={layout} />
        </div>
      </section>
      <section class="round-end-paper" aria-label={t("round_end.points")}>
        <Points over={over} layout={layout} />
        <Reasons over={over} />
        <GoOn {...props} />
      </section>
    </div>
  );
}

interface PartProps {
  readonly over: RoundOver;
}

function Heading({ match, over }: PartProps & { readonly match: MatchView }) {
  const { settlement, people, last } = over;
  const values = endValues(match.line);
  const fish = settlement.finish === "block";
  const what = fish
    ? who("round_end.blocker", settlement.seat, people)
    : phrase("round_end.last_tile", { tile: last === null ? "" : tileName(last) });
  return (
    <header class="round-end-heading">
      {fish && (
        <span class="round-end-sign">
          <FishIcon size={32} />
        </span>
      )}
      <div>
        <h1 id="round-end-heading">{say(roundHeading(over))}</h1>
        <p>
          <NamedText phrase={what} />
          {values !== null && ` · ${t("line.ends", endNames(values))}`}
        </p>
      </div>
    </header>
  );
}

interface HandsProps extends PartProps {
  readonly layout: Layout;
}

/** Everybody's hand; the hands of partners lie together, with what they count together. */
function OpenHands({ over, layout }: HandsProps) {
  const { settlement, people } = over;
  return (
    <ul class="open-hands">
      {sidesOf(people).map((side) => {
        const taken = side.number === settlement.taker || side.number === settlement.carry_taker;
        const look = taken ? " open-hand-taken" : "";
        const [only] = side.people;
        if (side.people.length === 1 && only !== undefined) {
          return (
            <li key={side.number} class={`open-hand${look}`}>
              <OpenHand person={only} over={over} layout={layout} />
            </li>
          );
        }
        return (
          <li key={side.number} class={`open-side${look}`}>
            <ul>
              {side.people.map((person) => (
                <li key={person.seat} class="open-hand">
                  <OpenHand person={person} over={over} layout={layout} />
                </li>
              ))}
            </ul>
            <b class="open-side-sum">
              {!isUncounted(over, side.number) && (
                <>
                  <span class="unseen">{t("round_end.sum", { n: countOf(settlement, side) })}</span>
                  <span aria-hidden="true">{countOf(settlement, side)}</span>
                </>
              )}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

function OpenHand({ person, over, layout }: HandsProps & { readonly person: Person }) {
  const { settlement } = over;
  const most = Math.max(...settlement.hands.map((hand) => hand.length));
  const half = openHalf(over.rules.pairs ? Math.max(most, MANY_IN_PAIRS) : most, layout);
  return (
    <>
      <Avatar name={person.name} color={person.color} size={layout === "desktop" ? 48 : 34} />
      <span class="open-hand-name">{person.called}</span>
      <ul class="open-hand-tiles">
        {(settlement.hands[person.seat] ?? []).map((tile) => (
          <OpenTile key={tileText(tile)} tile={tile} half={half} />
        ))}
      </ul>
      <b class="open-hand-count">{settlement.counts[person.seat]}</b>
    </>
  );
}

/** In pairs there is less room beside the hands, since their sum stands there too. */
const MANY_IN_PAIRS = 5;

/** The side of a half, so that the fullest hand still has room. */
function openHalf(most: number, layout: Layout): number {
  if (layout === "desktop") return most <= 4 ? 37 : most <= 9 ? 28 : 22;
  if (layout === "landscape") return most <= 6 ? 20 : 15;
  return most <= 6 ? 26 : most <= 12 ? 20 : 15;
}

function OpenTile({ tile, half }: { readonly tile: TileValue; readonly half: number }) {
  return (
    <li style={{ width: `${2 * half}px` }}>
      <span class="unseen">{tileName(tile)}</span>
      <Tile first={tile[0]} second={tile[1]} lying />
    </li>
  );
}

/** As on paper, a column for each account: before, this round's points, a thick rule, after it. */
function Points({ over, layout }: HandsProps) {
  const { settlement, people } = over;
  const fish = settlement.finish === "block";
  const sides = sidesOf(people);
  return (
    <table class="points">
      <caption class="unseen">{t("round_end.points")}</caption>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th scope="col" key={side.number}>
              <Avatars people={side.people} size={layout === "desktop" ? 44 : 36} />
              <span>{calledOf(side.people)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr class="points-before">
          <th scope="row">{t("round_end.before")}</th>
          {sides.map(({ number }) => (
            <td key={number}>
              <AccountChip account={accountOf(settlement.before, number)} size={layout === "desktop" ? "big" : "normal"} />
            </td>
          ))}
        </tr>
        <tr class="points-round">
          <th scope="row">{t("round_end.round")}</th>
          {sides.map(({ number }) => (
            <td key={number}>
              <span>
                {fish && <FishIcon size={layout === "desktop" ? 26 : 21} />}
                {settlement.points[number]}
              </span>
            </td>
          ))}
        </tr>
        <tr class="points-after">
          <th scope="row">{t("round_end.after")}</th>
          {sides.map(({ number }) => (
            <td key={number}>
              <AccountChip account={accountOf(settlement.after, number)} size="big" />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Reasons({ over }: PartProps) {
  const kind = roundKind(over);
  return (
    <p class="round-end-reasons">
      {kind !== null && (
        <>
          <b>{say(kind)}</b>{" "}
        </>
      )}
      {reasonsText(roundReasons(over), say)}
    </p>
  );
}

function GoOn({ view, people, remaining, asked, onGoOn }: RoundEndProps) {
  const mine = view.seat === null ? null : view.seats[view.seat];
  const waits = asked || (view.phase === "round_over" && mine?.ready === true);
  const awaited = people.filter((person) => !person.me && person.view.awaited && !person.view.ready);
  const names = awaited.map(({ name }) => name).join(", ");
  if (view.phase === "round_over" && mine?.awaited === false) {
    return (
      <div class="round-end-go">
        <p role="status">{t("round_end.watching", { names })}</p>
      </div>
    );
  }
  return (
    <div class="round-end-go">
      <button type="button" class="button button-main" aria-disabled={waits} onClick={onGoOn} data-action="go-on">
        {waits && <CheckIcon size={22} />}
        {t(view.phase === "match_over" ? "action.show_end" : "action.go_on")}
        {view.phase === "round_over" && remaining !== null && <span class="go-on-time">{clockText(remaining.ms)}</span>}
      </button>
      {waits && awaited.length > 0 && (
        <p role="status">{t("round_end.waits_for", { names })}</p>
      )}
    </div>
  );
}
