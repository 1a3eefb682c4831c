/** Fetching a match of a table, with all that happened in its finished rounds. */
import type { MatchReplay } from "../generated/messages";

export type Fetched = { readonly replay: MatchReplay } | "missing" | "unreachable";

export async function fetchReplay(table: string, match: string): Promise<Fetched> {
  const query = match === "" ? "" : `?match=${match}`;
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/replay${query}`);
    if (response.ok) return { replay: (await response.json()) as MatchReplay };
    return response.status < 500 ? "missing" : "unreachable";
  } catch {
    return "unreachable";
  }
}
