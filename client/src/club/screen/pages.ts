/** Which rows a screen shows that turns its pages by itself. */

/** So many rows can be read from the last row of chairs. */
export const ROWS_A_PAGE = 12;
export const PAGE_LASTS_MS = 12_000;

export interface RowsOfPage<Row> {
  readonly rows: readonly Row[];
  /** The number of the first row and of the last, from 1, and how many there are in its group. */
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** Rows by pages; a page never mixes groups. Rows of a group stand together. */
export function pagesOf<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => number = () => 1,
  aPage: number = ROWS_A_PAGE,
): readonly RowsOfPage<Row>[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groupOf(row);
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / aPage) }, (_, page) => {
      const shown = group.slice(page * aPage, (page + 1) * aPage);
      return { rows: shown, from: page * aPage + 1, to: page * aPage + shown.length, of: group.length };
    }),
  );
}
