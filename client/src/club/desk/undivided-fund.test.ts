import { expect, test } from "vitest";
import type { Plan, Prizes } from "../../generated/club";
import { newDraft, readPlan } from "../plan/plan-draft";
import { isUndivided } from "./undivided-fund";

function planned(shares: string): Plan {
  const read = readPlan({ ...newDraft(), name: "x", stake: "50", shares });
  if (!read.ok) throw new Error([...read.faults].join());
  return read.plan;
}

const prizes = (fund: number): Prizes => ({ currency: "MDL", fund, rows: [] });

test("money that nobody is to get is told of", () => {
  expect(isUndivided({ plan: planned(""), prizes: prizes(40_000) })).toBe(true);
  expect(isUndivided({ plan: planned("50, 50"), prizes: prizes(40_000) })).toBe(false);
  expect(isUndivided({ plan: planned(""), prizes: prizes(0) })).toBe(false);
});
