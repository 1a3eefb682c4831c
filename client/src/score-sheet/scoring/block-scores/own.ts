/** «На всех»: each side is given its own hands. */
import { roundScore } from "../round-score";
import { bySide } from "../sides";
import type { BlockScore } from "./block";

export const own: BlockScore = ({ hands }) => roundScore(bySide(hands));
