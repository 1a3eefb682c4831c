/** The rule book as the server makes it: the shelf, and pages of presets and of what is composed from them. */
import type { OptionRefusal, RulePage, RuleShelf } from "../generated/messages";
import type { Changes } from "./address";

export type Answer<Value> =
  | { readonly kind: "here"; readonly value: Value }
  | { readonly kind: "refused"; readonly refusal: OptionRefusal }
  | { readonly kind: "missing" }
  | { readonly kind: "unreachable" };

export function fetchShelf(language: string): Promise<Answer<RuleShelf>> {
  return ask(`/api/rule-books?${new URLSearchParams({ language }).toString()}`);
}

export function fetchPage(name: string, changes: Changes, language: string): Promise<Answer<RulePage>> {
  const query = new URLSearchParams({ language, changes: JSON.stringify(changes) });
  return ask(`/api/rule-books/${encodeURIComponent(name)}?${query.toString()}`);
}

async function ask<Value>(address: string): Promise<Answer<Value>> {
  try {
    const response = await fetch(address);
    if (response.ok) return { kind: "here", value: (await response.json()) as Value };
    if (response.status === 400) return { kind: "refused", refusal: (await response.json()) as OptionRefusal };
    return { kind: response.status === 404 ? "missing" : "unreachable" };
  } catch {
    return { kind: "unreachable" };
  }
}
