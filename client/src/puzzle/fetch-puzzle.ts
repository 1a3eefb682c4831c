/** A day's puzzle, and what comes of an answer. */
import type { PuzzleAnswer, PuzzleVerdict, PuzzleView } from "../generated/messages";

/** The puzzle of the day `YYYY-MM-DD`; null if it can't be had now. */
export async function fetchPuzzle(day: string): Promise<PuzzleView | null> {
  return answerOf(fetch(`/api/puzzles/daily?day=${day}`));
}

/** What comes of the answer; null if it couldn't be told. */
export async function sendAnswer(puzzle: number, answer: PuzzleAnswer): Promise<PuzzleVerdict | null> {
  return answerOf(
    fetch(`/api/puzzles/${puzzle}/answer`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(answer),
    }),
  );
}

async function answerOf<Value>(asked: Promise<Response>): Promise<Value | null> {
  try {
    const response = await asked;
    return response.ok ? ((await response.json()) as Value) : null;
  } catch {
    return null;
  }
}
