/** Asking the server by HTTP, and why there may be no answer. */

/**
 * `unreachable`: nobody answers, or only what stands before the server. `missing`: there is no such thing.
 * `faulty`: the server says that it can't.
 */
export type Failure = "unreachable" | "missing" | "faulty";

export type Asked<Value> = { readonly kind: "here"; readonly value: Value } | { readonly kind: Failure };

const OF_WHAT_STANDS_BEFORE: readonly number[] = [502, 503, 504];
const FIRST_FAULT = 500;

export function failureOf(status: number): Failure {
  if (OF_WHAT_STANDS_BEFORE.includes(status)) return "unreachable";
  return status < FIRST_FAULT ? "missing" : "faulty";
}

/** What the server answers; what comes as a success is taken to be a `Value`. */
export async function ask<Value>(address: string, request?: RequestInit): Promise<Asked<Value>> {
  try {
    const response = await fetch(address, request);
    return response.ok ? { kind: "here", value: (await response.json()) as Value } : { kind: failureOf(response.status) };
  } catch {
    return { kind: "unreachable" };
  }
}
