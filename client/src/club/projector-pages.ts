/** Which rows a screen shows that turns its pages by itself. */

/** So many rows can be read from the last row of chairs. */
export const ROWS_A_PAGE = 12;
export const PAGE_LASTS_MS = 12_000;

export interface ShownRows {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** The first row shown, from 0, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** The rows of a page; pages that don't exist (any more) are counted round from the first. */
export function rowsOf(page: number, rows: number, aPage: number = ROWS_A_PAGE): ShownRows {
  const pages = Math.max(1, Math.ceil(rows / aPage));
  const shown = ((page % pages) + pages) % pages;
  return { page: shown, pages, from: shown * aPage, to: Math.min(rows, (shown + 1) * aPage) };
}
