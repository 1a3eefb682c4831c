/** The address of a page of the rule book. What was composed from a preset is in it, so that a link is all it takes. */

export type Changes = Readonly<Record<string, unknown>>;

/** The options chosen otherwise than in the preset, and what its maker calls the result (empty: nothing). */
export interface Composed {
  readonly changes: Changes;
  readonly title: string;
}

export const NOTHING_COMPOSED: Composed = { changes: {}, title: "" };

/** As long as a title may be, in characters. */
export const TITLE_LENGTH = 60;

const QUERY = "c";

export function bookPath(name: string, composed: Composed = NOTHING_COMPOSED): string {
  const text = textOf(composed);
  return text === null ? `/rules/${name}` : `/rules/${name}?${QUERY}=${text}`;
}

/** The address of a new score sheet by these rules. */
export function scorePath(name: string, changes: Changes): string {
  const text = textOf({ changes, title: "" });
  return `/score/new?rules=${name}${text === null ? "" : `&${QUERY}=${text}`}`;
}

function textOf({ changes, title }: Composed): string | null {
  if (Object.keys(changes).length === 0 && title === "") return null;
  return toText(title === "" ? [changes] : [changes, title]);
}

/** What the query of a page's address says was composed, or null if it can't be read. */
export function composedIn(query: string): Composed | null {
  const text = new URLSearchParams(query).get(QUERY);
  if (text === null) return NOTHING_COMPOSED;
  try {
    const [changes, title = ""] = fromText(text) as readonly [Changes, string?];
    const readable = typeof changes === "object" && changes !== null && !Array.isArray(changes) && typeof title === "string";
    return readable ? { changes, title: title.slice(0, TITLE_LENGTH) } : null;
  } catch {
    return null;
  }
}

/** JSON in the alphabet that no address has to escape. */
function toText(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromText(text: string): unknown {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  return JSON.parse(decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
}
