import type { RoundScore } from "../round-score";
import type { SideCounts } from "../sides";

/** What is given where the side `winner` goes out. */
export type OutScore = (hands: SideCounts, winner: number) => RoundScore;
