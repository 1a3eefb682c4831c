/** A round's clock, counted on from what the server last said of it. */
import { useEffect, useState } from "preact/hooks";
import type { AtTime, ClockPhase, ClockView } from "../generated/club";

export interface ClockNow {
  readonly phase: ClockPhase;
  readonly remaining: number;
}

const RUNS: ReadonlySet<ClockPhase> = new Set(["running", "warning"]);

/** The clock `passed` ms after the server's word. What happens at its end is the event's rule. */
export function clockAfter(clock: ClockView, passed: number, atTime: AtTime): ClockNow {
  if (!RUNS.has(clock.phase)) return { phase: clock.phase, remaining: clock.remaining_ms };
  const remaining = Math.max(0, clock.remaining_ms - passed);
  if (remaining === 0) return { phase: atTime === "finish_hand" ? "last_hand" : "over", remaining };
  return { phase: remaining <= clock.warning_ms ? "warning" : "running", remaining };
}

/** The clock as it is now; the component is drawn anew each second while it runs. `receivedAt` by performance.now(). */
export function useRoundClock(clock: ClockView | null, receivedAt: number, atTime: AtTime): ClockNow | null {
  const [now, setNow] = useState(() => performance.now());
  const shown = clock === null ? null : clockAfter(clock, Math.max(0, now - receivedAt), atTime);
  const runs = shown !== null && RUNS.has(shown.phase);
  const untilNextSecond = runs ? (shown.remaining % 1000) + 1 : null;
  useEffect(() => {
    setNow(performance.now());
  }, [clock, receivedAt]);
  useEffect(() => {
    if (untilNextSecond === null) return;
    const timer = setTimeout(() => setNow(performance.now()), untilNextSecond);
    return () => clearTimeout(timer);
  }, [now, untilNextSecond]);
  return shown;
}
