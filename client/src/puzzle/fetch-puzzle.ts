/** A day's puzzle, and what comes of an answer. */
import { type Asked, ask } from "../connection/ask";
import type { PuzzleAnswer, PuzzleVerdict, PuzzleView } from "../generated/messages";

/** The puzzle of the day `YYYY-MM-DD`. */
export function fetchPuzzle(day: string): Promise<Asked<PuzzleView>> {
  return ask(`/api/puzzles/daily?day=${day}`);
}

/** What comes of the answer. It is missing where the server has other puzzles by now. */
export function sendAnswer(puzzle: number, answer: PuzzleAnswer): Promise<Asked<PuzzleVerdict>> {
  return ask(`/api/puzzles/${puzzle}/answer`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(answer),
  });
}
