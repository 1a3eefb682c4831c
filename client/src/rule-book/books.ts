/** The rule book as the server makes it: the shelf, and pages of presets and of what is composed from them. */
import type { OptionRefusal, RulePage, RuleShelf } from "../generated/messages";
import { type Asked, ask, failureOf } from "../connection/ask";
import type { Changes } from "./address";

export type PageAnswer = Asked<RulePage> | { readonly kind: "refused"; readonly refusal: OptionRefusal };

const REFUSED = 400;

export function fetchShelf(language: string): Promise<Asked<RuleShelf>> {
  return ask(`/api/rule-books?${new URLSearchParams({ language }).toString()}`);
}

export async function fetchPage(name: string, changes: Changes, language: string): Promise<PageAnswer> {
  const query = new URLSearchParams({ language, changes: JSON.stringify(changes) });
  try {
    const response = await fetch(`/api/rule-books/${encodeURIComponent(name)}?${query.toString()}`);
    if (response.ok) return { kind: "here", value: (await response.json()) as RulePage };
    if (response.status === REFUSED) return { kind: "refused", refusal: (await response.json()) as OptionRefusal };
    return { kind: failureOf(response.status) };
  } catch {
    return { kind: "unreachable" };
  }
}
