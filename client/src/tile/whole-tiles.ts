const WORD_JOINER = "\u2060";

/** The text with the names of tiles such as 5-2 kept from breaking across lines. */
export function withWholeTiles(text: string): string {
  return text.replace(/(?<=\d)-(?=\d)/g, `${WORD_JOINER}-${WORD_JOINER}`);
}
