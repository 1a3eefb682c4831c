/** Fetching a match of a table, with all that happened in its finished rounds. */
import type { MatchReplay } from "../generated/messages";

/** `unplayed`: no round of it is over yet. `unreadable`: the server can't make anything of what it has kept. */
export type NoReplay = "missing" | "unplayed" | "unreadable";

export type Fetched = { readonly replay: MatchReplay } | NoReplay | "unreachable";

export async function fetchReplay(table: string, match: string): Promise<Fetched> {
  const query = match === "" ? "" : `?match=${match}`;
  const path = `/api/tables/${encodeURIComponent(table)}`;
  try {
    const response = await fetch(`${path}/replay${query}`);
    if (response.ok) return { replay: (await response.json()) as MatchReplay };
    if (response.status >= 500) return "unreadable";
    // A table tells of its deals from its opening on.
    return match === "" && (await fetch(`${path}/deals`)).ok ? "unplayed" : "missing";
  } catch {
    return "unreachable";
  }
}
