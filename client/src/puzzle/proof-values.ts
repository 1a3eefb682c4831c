/** What the numbers are that prove an answer: points for the best move, for all else the share of deals in which it is right. */
import type { PuzzleView } from "../generated/messages";

export function isInPoints({ kind }: Pick<PuzzleView, "kind">): boolean {
  return kind === "best";
}

/** Rounded down, so that only what is right in every deal has 100 %. */
export function shareText(share: number): string {
  return `${Math.floor(100 * share)} %`;
}
