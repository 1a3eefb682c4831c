/** The end of a round: everybody's hand lies open, and the table of points says what it came to. */
import { t } from "../language/language";
import type { MatchView, Settlement, TableView, Tile as TileValue } from "../generated/messages";
import { AccountChip } from "../look/account";
import { Avatar } from "../look/avatar";
import { CheckIcon, FishIcon } from "../look/icons";
import { Planks } from "../look/surface";
import { Tile } from "../tile/tile";
import { clockText, type Remaining } from "./clock";
import type { Layout } from "./layout-mode";
import { endValues, tileOf, tileText } from "./moves";
import { NamedText } from "./named-text";
import type { Person } from "./people";
import { phrase, say } from "./phrase";
import { roundHeading, roundKind, roundReasons } from "./round-words";
import { who } from "./event-words";
import "./round-end.css";

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
  const { match, settlement, people, layout } = props;
  return (
    <div class="round-end">
      <section class="slab round-end-slab" aria-labelledby="round-end-heading">
        <Planks key={layout} plank={layout === "portrait" ? 95 : 156} upright={layout === "portrait"} />
        <div class="round-end-open">
          <Heading match={match} settlement={settlement} people={people} />
          <OpenHands settlement={settlement} people={people} layout={layout} />
        </div>
      </section>
      <section class="round-end-paper" aria-label={t("round_end.points")}>
        <Points settlement={settlement} people={people} layout={layout} />
        <Reasons settlement={settlement} people={people} />
        <GoOn {...props} />
      </section>
    </div>
  );
}

interface PartProps {
  readonly settlement: Settlement;
  readonly people: readonly Person[];
}

function Heading({ match, settlement, people }: PartProps & { readonly match: MatchView }) {
  const values = endValues(match.line);
  const laid = match.last?.end === "left" ? match.line[0] : match.line.at(-1);
  const fish = settlement.finish === "block";
  const what = fish
    ? who("round_end.blocker", settlement.seat, people)
    : phrase("round_end.last_tile", { tile: laid === undefined ? "" : tileText(tileOf(laid)) });
  return (
    <header class="round-end-heading">
      {fish && (
        <span class="round-end-sign">
          <FishIcon size={32} />
        </span>
      )}
      <div>
        <h1 id="round-end-heading">{say(roundHeading(settlement, people))}</h1>
        <p>
          <NamedText phrase={what} />
          {values !== null && ` · ${t("line.ends", values)}`}
        </p>
      </div>
    </header>
  );
}

function OpenHands({ settlement, people, layout }: PartProps & { readonly layout: Layout }) {
  const most = Math.max(...settlement.hands.map((hand) => hand.length));
  const half = openHalf(most, layout);
  return (
    <ul class="open-hands">
      {people.map((person) => {
        const hand = settlement.hands[person.seat] ?? [];
        const taken = person.seat === settlement.taker || person.seat === settlement.carry_taker;
        return (
          <li key={person.seat} class={taken ? "open-hand open-hand-taken" : "open-hand"}>
            <Avatar name={person.name} color={person.color} size={layout === "desktop" ? 48 : 34} />
            <span class="open-hand-name">{person.me ? t("seat.you") : person.name}</span>
            <ul class="open-hand-tiles">
              {hand.map((tile) => (
                <OpenTile key={tileText(tile)} tile={tile} half={half} />
              ))}
            </ul>
            <b class="open-hand-count">{settlement.counts[person.seat]}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** The side of a half, so that the fullest hand still has room. */
function openHalf(most: number, layout: Layout): number {
  if (layout === "desktop") return most <= 4 ? 37 : most <= 9 ? 28 : 22;
  if (layout === "landscape") return most <= 6 ? 20 : 15;
  return most <= 6 ? 26 : most <= 12 ? 20 : 15;
}

function OpenTile({ tile, half }: { readonly tile: TileValue; readonly half: number }) {
  return (
    <li style={{ width: `${2 * half}px` }}>
      <span class="unseen">{tileText(tile)}</span>
      <Tile first={tile[0]} second={tile[1]} lying />
    </li>
  );
}

/** As on paper: the account before, this round's points, a thick rule, the account after it. */
function Points({ settlement, people, layout }: PartProps & { readonly layout: Layout }) {
  const fish = settlement.finish === "block";
  return (
    <table class="points">
      <caption class="unseen">{t("round_end.points")}</caption>
      <thead>
        <tr>
          <td />
          {people.map((person) => (
            <th scope="col" key={person.seat}>
              <Avatar name={person.name} color={person.color} size={layout === "desktop" ? 44 : 36} />
              <span>{person.me ? t("seat.you") : person.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr class="points-before">
          <th scope="row">{t("round_end.before")}</th>
          {people.map(({ seat }) => (
            <td key={seat}>
              <AccountChip account={accountAt(settlement.before, seat)} size={layout === "desktop" ? "big" : "normal"} />
            </td>
          ))}
        </tr>
        <tr class="points-round">
          <th scope="row">{t("round_end.round")}</th>
          {people.map(({ seat }) => (
            <td key={seat}>
              <span>
                {fish && <FishIcon size={layout === "desktop" ? 26 : 21} />}
                {settlement.points[seat]}
              </span>
            </td>
          ))}
        </tr>
        <tr class="points-after">
          <th scope="row">{t("round_end.after")}</th>
          {people.map(({ seat }) => (
            <td key={seat}>
              <AccountChip account={accountAt(settlement.after, seat)} size="big" />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function accountAt(accounts: Settlement["before"], seat: number) {
  return accounts[seat] ?? { open: null, remembered: 0 };
}

function Reasons({ settlement, people }: PartProps) {
  const kind = roundKind(settlement);
  return (
    <p class="round-end-reasons">
      {kind !== null && (
        <>
          <b>{say(kind)}</b>{" "}
        </>
      )}
      {roundReasons(settlement, people).map(say).join(" ")}
    </p>
  );
}

function GoOn({ view, people, remaining, asked, onGoOn }: RoundEndProps) {
  const mine = view.seat === null ? null : view.seats[view.seat];
  const waits = asked || (view.phase === "round_over" && mine?.ready === true);
  const awaited = people.filter((person) => !person.me && person.view.bot === null && !person.view.ready);
  return (
    <div class="round-end-go">
      <button type="button" class="button button-main" aria-disabled={waits} onClick={onGoOn} data-action="go-on">
        {waits && <CheckIcon size={22} />}
        {t(view.phase === "match_over" ? "action.show_end" : "action.go_on")}
        {view.phase === "round_over" && remaining !== null && <span class="go-on-time">{clockText(remaining.ms)}</span>}
      </button>
      {waits && awaited.length > 0 && (
        <p role="status">{t("round_end.waits_for", { names: awaited.map(({ name }) => name).join(", ") })}</p>
      )}
    </div>
  );
}
