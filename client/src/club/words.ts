/** How the club's values are said. */
import type { ClubRefused, Format, GameView, LogLine, Plan, Played, RoundView, Seated, Side } from "../generated/club";
import { t } from "../language/language";

/** «Михай Стратан, Галина Мунтян». */
export function names(people: readonly { readonly name: string }[]): string {
  return people.map(({ name }) => name).join(", ");
}

export function sideNames(side: Side): string {
  return names(side.people);
}

/** Without the family name, where people are told apart by it: «Михай». */
export function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name;
}

/** The presets that clubs call by a name; what an organiser has put together otherwise is said by its parts. */
export function formatName(format: Format): string {
  return t(`club.format.${format.name}`);
}

/** «до 100», «до 5 партий», «до 100 или 45 минут». */
export function gameWords({ game }: Format): string {
  const target = t(`club.target.${game.target_in}`, { n: game.target });
  return game.time_limit === null ? target : t("club.target.or_time", { target, minutes: game.time_limit });
}

/** What an event is, in a few tags. */
export function planTags(plan: Plan): readonly string[] {
  return [formatName(plan.format), gameWords(plan.format), ...(plan.place === "" ? [] : [plan.place])];
}

/** «Раунд 6 из 7». */
export function roundWords(round: number, rounds: number | null): string {
  return rounds === null || round > rounds ? t("club.round", { round }) : t("club.round.of", { round, rounds });
}

/** What a place was decided by: «баллы», or «поровну» where it is shared. */
export function criterionName(criterion: string): string {
  return t(`club_decided.${criterion}`);
}

/** Before the first result all stand equal, and there is nothing to show. */
export function hasBegun({ round }: { readonly round: RoundView | null }): boolean {
  return round !== null && (round.round > 1 || round.done > 0);
}

/** «100 : 37». */
export function scoreWords(points: readonly [number, number]): string {
  return `${points[0]}\u00a0:\u00a0${points[1]}`;
}

/** What stands where a score would: the score, or that somebody did not come; nothing while it is played. */
export function outcomeWords({ outcome }: GameView): string {
  if (outcome === null) return "";
  return outcome.type === "forfeited" ? t("club.forfeited") : scoreWords(outcome.points);
}

/** Which side has won, by the outcome that counts; null for none, or none yet. */
export function winnerOf({ outcome }: GameView): 0 | 1 | null {
  if (outcome === null) return null;
  const [first, second] =
    outcome.type === "forfeited" ? [Number(outcome.absent[1]), Number(outcome.absent[0])] : outcome.points;
  return first === second ? null : first > second ? 0 : 1;
}

/** The points that count, or null where the game wasn't played or isn't yet. */
export function pointsOf({ outcome }: GameView): readonly [number, number] | null {
  return outcome?.type === "played" ? outcome.points : null;
}

export function played(points: readonly [number, number], timed: boolean): Played {
  return { type: "played", points, timed, pips: null };
}

export function refusalWords({ code, values, row }: ClubRefused): string {
  const text = t(code, values);
  return row === null ? text : t("club.refused.row", { row, text });
}

export function logWords(line: LogLine): string {
  const text = t(`club_log.${line.what}`, line.values);
  return line.undoes === null ? text : t("club_log.undone", { text });
}

/** Somebody among those who sit somewhere. */
export function isAmong(player: string | null, people: readonly Seated[]): boolean {
  return player !== null && people.some((person) => person.player === player);
}
