import { expect, test } from "vitest";
import { dayNamed, daysLater, parseResults, streakAt, today, withResult } from "./days";

test("a day is the one where the player is", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("days go on over the ends of months, years and summer time", () => {
  expect(daysLater("2026-02-28", 1)).toBe("2026-03-01");
  expect(daysLater("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysLater("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysLater("2026-10-25", 1)).toBe("2026-10-26");
});

test("what is no day is none", () => {
  expect(dayNamed("2026-11-30")).toBe("2026-11-30");
  expect(["2026-02-30", "2026-1-1", "tomorrow", ""].map(dayNamed)).toEqual([null, null, null, null]);
});

test("a streak counts days in a row, and waits for today's answer", () => {
  const solved = { "2026-11-27": true, "2026-11-28": true, "2026-11-29": true };
  expect(streakAt("2026-11-30", solved)).toBe(3);
  expect(streakAt("2026-11-30", { ...solved, "2026-11-30": true })).toBe(4);
  expect(streakAt("2026-11-30", { ...solved, "2026-11-30": false })).toBe(0);
  expect(streakAt("2026-12-01", solved)).toBe(0);
});

test("only the first answer of a day counts", () => {
  const once = withResult({}, "2026-11-30", false);
  expect(withResult(once, "2026-11-30", true)).toEqual({ "2026-11-30": false });
});

test("what isn't results is forgotten", () => {
  expect(parseResults("nonsense")).toEqual({});
  expect(parseResults("null")).toEqual({});
  expect(parseResults('{"2026-11-30":true,"2026-11-29":"x"}')).toEqual({ "2026-11-30": true });
});
