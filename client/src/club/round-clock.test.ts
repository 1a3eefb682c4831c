import { expect, test } from "vitest";
import type { ClockPhase, ClockView } from "../generated/club";
import { clockAfter } from "./round-clock";

const clock = (phase: ClockPhase, remaining_ms: number): ClockView => ({ phase, remaining_ms, warning_ms: 300_000 });

test("a clock that runs goes on from what was said", () => {
  expect(clockAfter(clock("running", 1_104_000), 4_000, "stop")).toEqual({ phase: "running", remaining: 1_100_000 });
});

test("it warns by itself", () => {
  expect(clockAfter(clock("running", 301_000), 999, "stop").phase).toBe("running");
  expect(clockAfter(clock("running", 301_000), 1_000, "stop").phase).toBe("warning");
  expect(clockAfter(clock("warning", 200_000), 0, "stop").phase).toBe("warning");
});

test("at its end the last hand is played, or all stop", () => {
  expect(clockAfter(clock("warning", 1_000), 1_000, "finish_hand")).toEqual({ phase: "last_hand", remaining: 0 });
  expect(clockAfter(clock("warning", 1_000), 90_000, "stop")).toEqual({ phase: "over", remaining: 0 });
});

test.each<ClockPhase>(["ready", "paused", "last_hand", "over"])("%s stands still", (phase) => {
  expect(clockAfter(clock(phase, 60_000), 30_000, "stop")).toEqual({ phase, remaining: 60_000 });
});
