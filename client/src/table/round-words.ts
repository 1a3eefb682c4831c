/** Why a round ended with these points, in words made from its settlement and the rules it was played by. */
import type { MatchView, RulesView, Settlement, Tile } from "../generated/messages";
import { tileName } from "../tile/tile-name";
import { bonusReasons } from "./bonus-words";
import { who } from "./event-words";
import { tileOf, tileText } from "./moves";
import type { Person } from "./people";
import { type Phrase, phrase } from "./phrase";
import { accountReasons, standingReasons } from "./account-words";
import { aboutSide, calledOf, type Side, sidesOf } from "./sides";

/** A round that is over. `last` is the tile that was played last. */
export interface RoundOver {
  readonly settlement: Settlement;
  readonly rules: RulesView;
  readonly people: readonly Person[];
  readonly last: Tile | null;
  readonly matchOver: boolean;
}

export function roundOver(
  settlement: Settlement,
  match: Pick<MatchView, "line" | "last" | "end">,
  rules: RulesView,
  people: readonly Person[],
): RoundOver {
  const laid = match.last?.end === "left" ? match.line[0] : match.line.at(-1);
  return { settlement, rules, people, last: laid === undefined ? null : tileOf(laid), matchOver: match.end !== null };
}

/** The heading of a round's end. */
export function roundHeading({ settlement, people }: RoundOver): Phrase {
  return settlement.finish === "block" ? phrase("round_end.block") : who("round_end.out", settlement.seat, people);
}

/** What decided the round, and then what it did to the accounts: one sentence each. */
export function roundReasons(over: RoundOver): readonly Phrase[] {
  return [
    ...ownValues(over),
    ...decision(over),
    ...bonusReasons(over.settlement, over.people),
    ...carryReasons(over),
    ...accountReasons(over),
    ...standingReasons(over),
  ];
}

/** What kind of fish it was, in two or three words, where it has a name. */
export function roundKind({ settlement, rules }: RoundOver): Phrase | null {
  if (settlement.finish === "out") return null;
  switch (rules.block_score) {
    case "own":
      return phrase("round_end.kind.own");
    case "highest_takes_all":
      return phrase(settlement.tied ? "round_end.kind.tied" : "round_end.kind.highest_takes_all");
    default:
      return null;
  }
}

/** Whether a hand counts for nothing: that of a partner of whoever went out. */
export function isUncounted({ settlement, rules }: RoundOver, side: number): boolean {
  return settlement.finish === "out" && side === settlement.winner && rules.out_score !== "winner_takes_all";
}

/** The tiles that count as more than their pips. */
function ownValues(over: RoundOver): Phrase[] {
  const { settlement, rules, people } = over;
  return people.flatMap(({ seat, side }) => {
    const hand = settlement.hands[seat] ?? [];
    if (isUncounted(over, side)) return [];
    return hand.flatMap((held) => {
      const tile = tileText(held);
      const lone = hand.length === 1 ? rules.lone_tile[tile] : undefined;
      const points = lone ?? rules.held_tile[tile];
      if (points === undefined) return [];
      return [who(`round_end.why.${lone === undefined ? "held" : "lone"}`, seat, people, { tile: tileName(held), points })];
    });
  });
}

function decision(over: RoundOver): Phrase[] {
  const { settlement, rules } = over;
  if (settlement.finish === "out") return [...outReasons(over), ...lastTileReasons(over)];
  if (!settlement.tied) return blockReasons(over);
  const sum = sumOf(settlement.counts);
  if (rules.tie === "carry_to_winner") return [phrase("round_end.why.tied.to_winner", { sum })];
  return rules.block_score === "highest_takes_all" && rules.tie === "carry"
    ? [phrase("round_end.why.tied", { sum })]
    : [phrase(`round_end.why.even.${rules.block_score}`)];
}

/** What the side that won the round is given, or the others. */
function outReasons({ settlement, rules, people }: RoundOver): Phrase[] {
  const { winner } = settlement;
  if (winner === null) return [];
  if (rules.target_in === "rounds") return [roundWon(winner, people)];
  const heldBy = (wanted: (person: Person) => boolean) => sumText(countsOf(settlement, people.filter(wanted)));
  switch (rules.out_score) {
    case "winner_takes_others": {
      const sum = heldBy(({ side }) => side !== winner);
      return [aboutSide("round_end.why.winner_takes_others", winner, people, { sum })];
    }
    case "winner_takes_all":
      return [aboutSide("round_end.why.winner_takes_all", winner, people, { sum: heldBy(() => true) })];
    default:
      return [phrase(rules.pairs ? "round_end.why.out.pair" : "round_end.why.out")];
  }
}

function lastTileReasons({ rules, last }: RoundOver): Phrase[] {
  const bonus = last === null ? undefined : rules.going_out_bonus[tileText(last)];
  return bonus === undefined || last === null ? [] : [phrase("round_end.why.bonus", { tile: tileName(last), bonus })];
}

function blockReasons(over: RoundOver): Phrase[] {
  const { settlement, rules, people } = over;
  const { winner, taker } = settlement;
  const sides = sidesOf(people).map((side) => ({ ...side, count: countOf(settlement, side) }));
  const counts = sides.filter(({ people: members }) => members.some(held(settlement))).map(({ count }) => count);
  const at = (number: number | null) => sides.find((side) => side.number === number)?.count ?? 0;
  const wins = (key: string, args: Phrase["args"]) =>
    winner === null ? [] : [aboutSide(`round_end.why.${key}`, winner, people, { count: at(winner), ...args })];
  if (rules.target_in === "rounds") return winner === null ? [] : [roundWon(winner, people)];
  switch (rules.block_score) {
    case "highest_takes_all": {
      const args = { count: at(taker), sum: counts.join(" + "), total: sumOf(counts) };
      return taker === null ? [] : [aboutSide("round_end.why.highest_takes_all", taker, people, args)];
    }
    case "difference": {
      const [high, low] = [Math.max(...counts), Math.min(...counts)];
      const loser = sides.find(({ number }) => number !== winner)?.number ?? 0;
      return [aboutSide("round_end.why.difference", loser, people, { sum: `${high} − ${low} = ${high - low}` })];
    }
    case "lower_side_wins":
      return [
        ...wins("lower_side_wins", { other: sumOf(counts) - at(winner) }),
        ...outReasons(over),
      ];
    case "lowest_scores_difference": {
      const more = sides.filter(({ number }) => number !== winner).map(({ count }) => count - at(winner));
      return wins("lowest_scores_difference", { sum: sumText(more) });
    }
    case "lowest_scores_rest": {
      const others = counts.length > 2 ? `(${otherCounts(sides, winner).join(" + ")})` : String(sumOf(counts) - at(winner));
      return wins("lowest_scores_rest", { sum: `${others} − ${at(winner)} = ${sumOf(counts) - 2 * at(winner)}` });
    }
    case "blocker_against_left":
      return [...wins("blocker_against_left", {}), ...outReasons(over)];
    case "blocker_scores_all":
      return wins("blocker_scores_all", { sum: sumText(counts) });
    default:
      return [phrase(rules.pairs ? "round_end.why.own.pair" : "round_end.why.own")];
  }
}

function otherCounts(sides: readonly (Side & { count: number })[], winner: number | null): number[] {
  return sides.filter(({ number, count }) => number !== winner && count > 0).map(({ count }) => count);
}

function roundWon(winner: number, people: readonly Person[]): Phrase {
  return phrase("round_end.why.round_won", { name: calledOf(people.filter(({ side }) => side === winner)) });
}

function carryReasons({ settlement, rules, people }: RoundOver): Phrase[] {
  const { carry_before: before, carry_taker: taker, carry, tied } = settlement;
  if (taker !== null) return [aboutSide("round_end.why.carry_taken", taker, people, { carry: before })];
  if (before === 0) return [];
  const stays = rules.tie === "carry_to_winner" ? "round_end.why.carry_waits" : "round_end.why.carry_stays";
  return [phrase(tied ? "round_end.why.carry_grows" : stays, { carry })];
}

/** Who has dropped out holds nothing, and has no part in the sums. */
const held =
  (settlement: Settlement) =>
  ({ seat }: Person): boolean =>
    (settlement.hands[seat] ?? []).length > 0;

function countsOf(settlement: Settlement, people: readonly Person[]): number[] {
  return people.filter(held(settlement)).map(({ seat }) => settlement.counts[seat] ?? 0);
}

/** What a side's hands count together. */
export function countOf(settlement: Settlement, { people }: Side): number {
  return sumOf(people.map(({ seat }) => settlement.counts[seat] ?? 0));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** «2 + 3 = 5», or just the number where there is one. */
function sumText(counts: readonly number[]): string {
  const sum = String(sumOf(counts));
  return counts.length > 1 ? `${counts.join(" + ")} = ${sum}` : sum;
}
