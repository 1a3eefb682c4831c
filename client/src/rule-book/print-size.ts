/** How large the letters of the printed sheet may be, in points, so that all of it is on one page. */
import type { RulePage } from "../generated/messages";

const LARGEST = 10;
const SMALLEST = 6;
/** So many characters fill the sheet at one point; twice the size takes four times the room. */
const CHARACTERS_AT_ONE_POINT = 440_000;
/** What a paragraph takes besides its characters: the end of its last line, and the gap after it. */
const PARAGRAPH = 24;
const HEADING = 90;
const PICTURE = 480;

export function printSize({ sections, illustrations }: Pick<RulePage, "sections" | "illustrations">): number {
  const characters = sections.reduce((sum, { text }) => {
    const paragraphs = text.map((sentences) => PARAGRAPH + sentences.reduce((length, one) => length + one.text.length, 0));
    return sum + HEADING + paragraphs.reduce((length, one) => length + one, 0);
  }, 0);
  const pictures = illustrations.some(({ kind }) => kind === "fish") ? PICTURE : 0;
  const size = Math.sqrt(CHARACTERS_AT_ONE_POINT / (characters + pictures));
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, size)) * 10) / 10;
}
