/** Checking a table's deals on the player's own device. The hashing is fetched only when somebody asks. */
import type { Dealing } from "./dealing";
import type { DealsDocument } from "./document";
import type { Verification } from "./verify";

/** Check the deals of all finished rounds of the table, dealt by these rules, or null when they can't be had. */
export async function checkTable(table: string, dealing: Dealing): Promise<Verification | null> {
  const [{ verifyDeals }, response] = await Promise.all([
    import("./verify"),
    fetch(`/api/tables/${encodeURIComponent(table)}/deals`),
  ]);
  return response.ok ? verifyDeals((await response.json()) as DealsDocument, dealing) : null;
}
