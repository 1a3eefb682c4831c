import type { OutScore } from "../out-scores/out-score";
import type { RoundScore } from "../round-score";
import type { SideCounts } from "../sides";

/** A block, as far as counting it goes. */
export interface Block {
  readonly hands: SideCounts;
  /** The side that made it. */
  readonly blocker: number;
  /** A tie's sum goes on. */
  readonly carries: boolean;
  /** Scores a side that goes out. */
  readonly asIfOut: OutScore;
}

export type BlockScore = (block: Block) => RoundScore;
