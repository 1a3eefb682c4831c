/** The end of a match: who is the goat, everybody's place and rating points, and whether the deals were honest. */
import { language, t } from "../language/language";
import type { MatchEnd as End, MatchView, TableView } from "../generated/messages";
import { AccountChip } from "../look/account";
import { Avatar } from "../look/avatar";
import { BackIcon, CheckIcon, GoatIcon } from "../look/icons";
import { Logo } from "../look/logo";
import { FairDeals } from "./fair-deals";
import type { Person } from "./people";
import { type Phrase, phrase, say } from "./phrase";
import { type Standing, standings } from "./standing";
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
  const facts = { round: match.round, target: view.rules.target };
  return (
    <div class="match-end">
      <header class="match-end-goat">
        <span class="match-end-logo">
          <Logo size={116} />
        </span>
        <h1>{say(matchHeading(end, people, language.value))}</h1>
        <p>{t(`match_end.${end.reason}`, { ...facts, n: match.round })}</p>
      </header>
      <div class="match-end-list">
        <ol class="card standings">
          {standings(match.accounts, end).map((standing) => (
            <Row key={standing.seat} standing={standing} end={end} people={people} />
          ))}
        </ol>
        <p class="match-end-note">{t(`match_end.rating.${end.reason}`)}</p>
        <FairDeals table={view.table} />
        <Rematch view={view} people={people} asked={asked} onRematch={onRematch} />
      </div>
    </div>
  );
}

/** Who lost, in words: one goat, several, or whose time is up. */
export function matchHeading(end: End, people: readonly Person[], spoken: string): Phrase {
  const losers = people.filter(({ seat }) => end.losers.includes(seat));
  const [loser] = losers;
  if (end.reason === "timeout") {
    return loser?.me === true ? phrase("match_end.out_of_time.you") : phrase("match_end.out_of_time", { name: loser?.name ?? "" });
  }
  if (losers.length > 1) {
    const names = losers.map(({ me, name }) => (me ? t("seat.you") : name));
    return phrase("match_end.goats", { names: new Intl.ListFormat(spoken).format(names) });
  }
  return loser?.me === true ? phrase("match_end.goat.you") : phrase("match_end.goat", { name: loser?.name ?? "" });
}

interface RowProps {
  readonly standing: Standing;
  readonly end: End;
  readonly people: readonly Person[];
}

function Row({ standing: { place, seat, account, rating, lost }, end, people }: RowProps) {
  const person = people.find((candidate) => candidate.seat === seat);
  if (person === undefined) return null;
  return (
    <li class="standing">
      <span class="standing-place">{place}</span>
      <Avatar name={person.name} color={person.color} size={44} />
      <span class="standing-who">
        <b>{person.me ? t("seat.you") : person.name}</b>
        {lost && (
          <span class="standing-lost">
            {end.reason === "target" && <GoatIcon size={19} />}
            {t(`match_end.lost.${end.reason}`)}
          </span>
        )}
      </span>
      <AccountChip account={account} size="big" />
      <span class={rating === 0 ? "standing-rating standing-rating-none" : "standing-rating"}>
        <span class="unseen">{t("match_end.rating")} </span>
        {rating === 0 ? "0" : `+${rating}`}
      </span>
    </li>
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
      <a class="button" href="/">
        <BackIcon size={20} />
        {t("page.home")}
      </a>
    </footer>
  );
}
