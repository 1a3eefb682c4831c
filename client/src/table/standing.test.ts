import { expect, test } from "vitest";
import type { Account, MatchEnd } from "../generated/messages";
import { isDry, standings } from "./standing";

const open = (score: number): Account => ({ open: score, remembered: 0, misses: 0 });

test("the lowest score leads and the goat comes last", () => {
  const accounts = [open(75), open(104), open(25), open(96)];
  const rows = standings(accounts, { reason: "target", losers: [1], rating: [3, 0, 8, 1] }, "penalty");
  expect(rows.map(({ side }) => side)).toEqual([2, 0, 3, 1]);
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  expect(rows.map(({ lost }) => lost)).toEqual([false, false, false, true]);
});

test("who timed out is last, even with the lowest score", () => {
  const accounts = [open(30), open(0), open(45)];
  const rows = standings(accounts, { reason: "timeout", losers: [1], rating: [1, 0, 1] }, "penalty");
  expect(rows.map(({ side }) => side)).toEqual([0, 2, 1]);
});

test("remembered points don't count, and equals share a place", () => {
  const accounts = [{ open: null, remembered: 19, misses: 0 }, open(101), { open: null, remembered: 0, misses: 0 }, open(110)];
  const rows = standings(accounts, { reason: "target", losers: [1, 3], rating: [10, 0, 10, 0] }, "penalty");
  expect(rows.map(({ place }) => place)).toEqual([1, 1, 3, 4]);
  expect(rows.map(({ side }) => side)).toEqual([0, 2, 1, 3]);
});

test("where points are good the highest score leads, and no rating is none", () => {
  const rows = standings([open(64), open(112), open(80)], { reason: "target", losers: [0, 2], rating: [] }, "credit");
  expect(rows.map(({ side }) => side)).toEqual([1, 2, 0]);
  expect(rows.map(({ rating }) => rating)).toEqual([null, null, null]);
});

test("a win is dry where points are good and all others have none that count", () => {
  const end: MatchEnd = { reason: "target", losers: [1, 2], rating: [] };
  const closed = { open: null, remembered: 12, misses: 1 };
  expect(isDry([open(104), open(0), closed], end, "credit")).toBe(true);
  expect(isDry([open(104), open(1), closed], end, "credit")).toBe(false);
  expect(isDry([open(0), open(104), open(110)], end, "penalty")).toBe(false);
  expect(isDry([open(50), open(0), open(0)], { ...end, reason: "timeout" }, "credit")).toBe(false);
});
