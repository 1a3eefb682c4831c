/** What an organiser or a player has typed as the score of a game, and whether it can be sent as it stands. */

export interface TypedScore {
  readonly first: string;
  readonly second: string;
  /** The game ended because the time did. */
  readonly timed: boolean;
}

export type ScoreEntry =
  | { readonly kind: "empty" }
  /** `filled` says which side the page wrote itself: who is given the losers' points knows the winners'. */
  | {
      readonly kind: "score";
      readonly points: readonly [number, number];
      readonly timed: boolean;
      readonly filled: "first" | "second" | null;
    }
  | { readonly kind: "fault"; readonly fault: ScoreFault };

/**
 * `not_a_number`: something else than digits; `one_missing`: the other side's points can't be guessed; `both_won`: both
 * reached the target; `nobody_won`: neither did, and the time isn't said to have ended.
 */
export type ScoreFault = "not_a_number" | "one_missing" | "both_won" | "nobody_won";

const LONGEST = 4;

/**
 * Read the typed score of a game to `target` points, or rounds won. The server has the last word; this only spares a
 * journey for what can't be meant.
 */
export function readScore({ first, second, timed }: TypedScore, target: number): ScoreEntry {
  const typed = [first.trim(), second.trim()] as const;
  if (typed[0] === "" && typed[1] === "") return { kind: "empty" };
  if (typed.some((text) => text !== "" && !isPoints(text))) return fault("not_a_number");
  const [left, right] = typed.map((text) => (text === "" ? null : Number(text)));
  if (left === undefined || right === undefined) return fault("one_missing");
  if (left === null || right === null) return completed(left ?? null, right ?? null, timed, target);
  const wrong = faultOf(left, right, timed, target);
  return wrong === null ? { kind: "score", points: [left, right], timed, filled: null } : fault(wrong);
}

/** Only digits, as they are typed. */
export function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, "").slice(0, LONGEST);
}

function isPoints(text: string): boolean {
  return /^\d+$/.test(text) && text.length <= LONGEST;
}

function fault(value: ScoreFault): ScoreEntry {
  return { kind: "fault", fault: value };
}

function completed(left: number | null, right: number | null, timed: boolean, target: number): ScoreEntry {
  const known = left ?? right ?? 0;
  if (timed || known >= target) return fault("one_missing");
  return left === null
    ? { kind: "score", points: [target, known], timed, filled: "first" }
    : { kind: "score", points: [known, target], timed, filled: "second" };
}

function faultOf(left: number, right: number, timed: boolean, target: number): ScoreFault | null {
  if (left >= target && right >= target) return "both_won";
  return left < target && right < target && !timed ? "nobody_won" : null;
}
