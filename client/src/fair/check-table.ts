/** Checking a table's deals on the player's own device. The hashing is fetched only when somebody asks. */
import type { DealsDocument } from "./document";
import { recall } from "./memory";
import type { Verification } from "./verify";

/** Check the deals of all finished rounds of the table, or null when they can't be had. */
export async function checkTable(table: string): Promise<Verification | null> {
  // Before the deals are asked for: a rematch may be dealt meanwhile.
  const memory = recall(table);
  const [{ verifyDeals }, response] = await Promise.all([
    import("./verify"),
    fetch(`/api/tables/${encodeURIComponent(table)}/deals`),
  ]);
  return response.ok ? verifyDeals((await response.json()) as DealsDocument, memory) : null;
}
