/**
 * A sheet with its points: what `kozel score` says of it, counted in the page so that it needs no connection.
 *
 * The engine in Python is the one truth. `tests/vectors/scores.json` is what it says, and a test holds this to it.
 */
import type { Account, AccountDocument, MatchEnd, RoundTold, ScoreDocument, Sheet, SheetFault } from "../../generated/messages";
import { InvalidSheet, wrong } from "./fault";
import { bonusesOf } from "./bonuses";
import { countsOf, isNamed, lastTile } from "./hands";
import { endAtTarget, endAtTimeout, hasDroppedOut } from "./match-end";
import { type People, peopleOf, sideOf, startAccounts } from "./people";
import type { ScoringRules } from "./scoring-rules";
import { type Ending, settle, type Settled } from "./settlement";

export type Scored = { readonly document: ScoreDocument } | { readonly fault: SheetFault };

interface State {
  readonly rules: ScoringRules;
  readonly people: People;
  readonly accounts: readonly Account[];
  readonly settled: readonly Settled[];
  readonly end: MatchEnd | null;
}

/** The sheet by these rules, which are its own; or what on it can't be. */
export function scoreSheet(sheet: Sheet, rules: ScoringRules): Scored {
  try {
    const people = peopleOf(sheet, rules);
    const start: State = { rules, people, accounts: startAccounts(sheet, rules, people), settled: [], end: null };
    const rounds = sheet.rounds ?? [];
    return { document: documentOf(rounds.reduce((state, told, index) => numbered(index + 1, () => afterRound(state, told)), start)) };
  } catch (error) {
    if (error instanceof InvalidSheet) return { fault: error.fault };
    throw error;
  }
}

function numbered<Value>(round: number, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw error instanceof InvalidSheet ? new InvalidSheet({ ...error.fault, round }) : error;
  }
}

function afterRound(state: State, told: RoundTold): State {
  const { rules, people, accounts } = state;
  if (state.end !== null) throw wrong("after_end");
  const playing = [...accounts.keys()].filter((side) => !hasDroppedOut(rules, accounts[side] as Account));
  const { how, player } = endedBy(told, people, playing);
  if (how === "timeout") {
    const toldMore = [told.hands, told.bonuses].some((part) => Object.keys(part ?? {}).length > 0);
    if (toldMore || isNamed(told.last)) throw wrong("timeout_with_hands", { name: player });
    return { ...state, end: endAtTimeout(rules, accounts, sideOf(people, player)) };
  }
  const counts = countsOf(told, rules, people, playing);
  const end: Ending = {
    finish: how,
    seat: people.players.indexOf(player),
    last: lastTile(told, rules),
    counts,
    bonuses: bonusesOf(told, rules, people, playing),
    number: state.settled.length + 1,
  };
  const settled = settle(rules, end, accounts, state.settled.at(-1)?.carry ?? 0);
  return {
    ...state,
    accounts: settled.after,
    settled: [...state.settled, settled],
    end: endAtTarget(rules, settled.after),
  };
}

const ENDINGS = ["out", "block", "timeout"] as const;

function endedBy(told: RoundTold, people: People, playing: readonly number[]) {
  const named = ENDINGS.filter((how) => isNamed(told[how]));
  const [how] = named;
  if (how === undefined || named.length > 1) {
    throw wrong("round_end", { found: named.join(", ") || "—", expected: ENDINGS.join(", ") });
  }
  const player = told[how] ?? "";
  if (!people.players.includes(player)) throw wrong("unknown_player", { name: player, expected: people.players.join(", ") });
  if (!playing.includes(sideOf(people, player))) throw wrong("dropped_out", { name: player });
  return { how, player };
}

function documentOf({ rules, people, settled, end }: State): ScoreDocument {
  const byName = <Value>(values: readonly Value[]) =>
    Object.fromEntries(people.names.map((name, side) => [name, values[side] as Value]));
  const account = (after: Account): AccountDocument => {
    const { misses: _misses, ...shown } = after;
    return { ...shown, out: hasDroppedOut(rules, after) };
  };
  return {
    rounds: settled.map(({ points, carry, after }) => ({
      given: byName(points),
      carry,
      accounts: byName(after.map(account)),
    })),
    end: end === null ? null : {
      reason: end.reason,
      losers: end.losers.map((side) => people.names[side] ?? ""),
      winners: people.names.filter((_, side) => !end.losers.includes(side)),
      rating: end.rating.length > 0 ? byName(end.rating) : {},
    },
  };
}
