/** The end of a match: who won or is the goat, everybody's place and rating points, and whether the deals were honest. */
import { t } from "../language/language";
import type { MatchEnd as End, MatchView, RulesView, TableView } from "../generated/messages";
import { AccountChip } from "../look/account";
import { Avatars } from "../look/avatars";
import { BackIcon, CheckIcon, EyeIcon, GoatIcon } from "../look/icons";
import { Logo } from "../look/logo";
import { replayPath } from "../router";
import { FairDeals } from "./fair-deals";
import type { Person } from "./people";
import { type Phrase, phrase, say } from "./phrase";
import { calledOf } from "./sides";
import { isDry, type Standing, standings } from "./standing";
import "./match-end.css";

export interface MatchEndProps {
  readonly view: TableView;
  readonly match: MatchView;
  readonly end: End;
  readonly people: readonly Person[];
  readonly asked: boolean;
  readonly onRematch: () => void;
}

export function MatchEnd({ view, match, end, people, asked, onRematch }: MatchEndProps) {
  const { rules } = view;
  const facts = { round: match.round, target: rules.target };
  const winners = winnersOf(end, rules, people);
  const rated = end.rating.length > 0;
  const dry = isDry(match.accounts, end, rules.direction);
  return (
    <div class="match-end">
      <header class="match-end-goat">
        {winners.length > 0 ? (
          <Avatars people={winners} size={84} />
        ) : (
          <span class="match-end-logo">
            <Logo size={116} />
          </span>
        )}
        <h1>{say(matchHeading(end, rules, people))}</h1>
        <p>{t(`match_end.${end.reason}`, { ...facts, n: match.round })}</p>
      </header>
      <div class="match-end-list">
        <ol class="card standings">
          {standings(match.accounts, end, rules.direction).map((standing) => (
            <Row key={standing.side} standing={standing} end={end} rules={rules} people={people} dry={dry} />
          ))}
        </ol>
        {rated && <p class="match-end-note">{t(`match_end.rating.${end.reason}`)}</p>}
        <FairDeals table={view.table} />
        {view.event === null ? (
          <Rematch view={view} people={people} asked={asked} onRematch={onRematch} />
        ) : (
          <ToEvent event={view.event} table={view.table} />
        )}
      </div>
    </div>
  );
}

/** Who won, where a match is won: points are good, or one stays while all others drop out. */
export function winnersOf(end: End, rules: RulesView, people: readonly Person[]): readonly Person[] {
  const isWon = rules.direction === "credit" || rules.goes_on === "last_one_standing";
  return isWon && end.reason === "target" ? people.filter(({ side }) => !end.losers.includes(side)) : [];
}

/** How it ended, in words: who won, or who is the goat, or whose time is up. */
export function matchHeading(end: End, rules: RulesView, people: readonly Person[]): Phrase {
  const losers = people.filter(({ side }) => end.losers.includes(side));
  const winners = winnersOf(end, rules, people);
  const shown = winners.length > 0 ? winners : losers;
  const [one] = shown;
  const mine = shown.length === 1 && one?.me === true;
  const names = calledOf(shown);
  if (end.reason === "timeout") {
    return mine ? phrase("match_end.out_of_time.you") : phrase("match_end.out_of_time", { name: names });
  }
  if (winners.length > 0) return mine ? phrase("match_end.winner.you") : phrase("match_end.winner", { names });
  if (losers.length > 1) return phrase("match_end.goats", { names });
  return mine ? phrase("match_end.goat.you") : phrase("match_end.goat", { name: names });
}

interface RowProps {
  readonly standing: Standing;
  readonly end: End;
  readonly rules: RulesView;
  readonly people: readonly Person[];
  readonly dry: boolean;
}

function Row({ standing: { place, side, account, rating, lost }, end, rules, people, dry }: RowProps) {
  const members = people.filter((person) => person.side === side);
  const won = winnersOf(end, rules, members).length > 0;
  const isGoat = lost && end.reason === "target" && rules.direction === "penalty";
  return (
    <li class="standing">
      <span class="standing-place">{place}</span>
      <Avatars people={members} size={members.length > 1 ? 38 : 44} />
      <span class="standing-who">
        <b>{calledOf(members)}</b>
        {won && <span class="standing-lost">{t(dry ? "match_end.won_dry" : "match_end.won")}</span>}
        {lost && (isGoat || end.reason === "timeout") && (
          <span class="standing-lost">
            {isGoat && <GoatIcon size={19} />}
            {t(`match_end.lost.${end.reason}`)}
          </span>
        )}
      </span>
      <AccountChip account={account} size="big" />
      {rating !== null && (
        <span class={rating === 0 ? "standing-rating standing-rating-none" : "standing-rating"}>
          <span class="unseen">{t("match_end.rating")} </span>
          {rating === 0 ? "0" : `+${rating}`}
        </span>
      )}
    </li>
  );
}

function ToEvent({ event, table }: { readonly event: string; readonly table: string }) {
  return (
    <footer class="match-end-go">
      <a class="button button-main" href={`/club/${event}`}>
        {t("club.online.to_event")}
      </a>
      <a class="button" href={replayPath(table)}>
        <EyeIcon size={20} />
        {t("replay.open")}
      </a>
    </footer>
  );
}

interface RematchProps {
  readonly view: TableView;
  readonly people: readonly Person[];
  readonly asked: boolean;
  readonly onRematch: () => void;
}

function Rematch({ view, people, asked, onRematch }: RematchProps) {
  const mine = view.seat === null ? null : view.seats[view.seat];
  const waits = asked || mine?.ready === true;
  const awaited = people.filter((person) => !person.me && person.view.bot === null && !person.view.ready);
  const willing = people.filter((person) => !person.me && person.view.bot === null && person.view.ready);
  return (
    <footer class="match-end-go">
      {waits && awaited.length > 0 && (
        <p role="status">{t("round_end.waits_for", { names: awaited.map(({ name }) => name).join(", ") })}</p>
      )}
      {!waits && willing.length > 0 && (
        <p role="status">{t("match_end.willing", { names: willing.map(({ name }) => name).join(", ") })}</p>
      )}
      <button type="button" class="button button-main" aria-disabled={waits} onClick={onRematch} data-action="rematch">
        {waits && <CheckIcon size={22} />}
        {t("action.rematch")}
      </button>
      <a class="button" href={replayPath(view.table)}>
        <EyeIcon size={20} />
        {t("replay.open")}
      </a>
      <a class="button" href="/">
        <BackIcon size={20} />
        {t("page.home")}
      </a>
    </footer>
  );
}
