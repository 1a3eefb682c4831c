/** What rounds were to a side: added up over as many of them as there are. */
import type { RoundAnalysis } from "../generated/messages";
import type { Side } from "../table/sides";

export interface LuckShare {
  readonly luck: number;
  readonly skill: number;
  /** What its decisions cost together. */
  readonly lost: number;
  readonly par: number;
}

export function shareOf(rounds: readonly RoundAnalysis[], { number, people }: Side): LuckShare {
  const sum = (of: (round: RoundAnalysis) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const isOwn = (seat: number) => people.some((person) => person.seat === seat);
  return {
    luck: sum(({ luck }) => luck[number] ?? 0),
    skill: sum(({ skill }) => skill[number] ?? 0),
    lost: sum(({ decisions }) => decisions.reduce((total, { seat, loss }) => total + (isOwn(seat) ? loss : 0), 0)),
    par: sum(({ par }) => par?.[number] ?? 0),
  };
}
