/** The time that the clock still has, counted on from when it was told. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Shown } from "./table-state";

export interface Remaining {
  readonly ms: number;
  /** The share of a whole move's time, from 1 to 0. */
  readonly share: number;
  /** The last five seconds. */
  readonly late: boolean;
}

const LATE_MS = 5000;
const TICK_MS = 200;

const now = signal(0);

/** What the clock has left now; null when there is none. */
export function remainingOf({ view, arrived }: Shown, at: number): Remaining | null {
  if (view.remaining_ms === null) return null;
  const ms = Math.max(0, view.remaining_ms - Math.max(0, at - arrived));
  const whole = (view.options.seconds ?? 0) * 1000;
  return { ms, share: whole > 0 ? Math.min(1, ms / whole) : 1, late: ms <= LATE_MS };
}

/** Let `now` tick while the table has a clock that runs. */
export function useTicking(shown: Shown | null): ReadonlySignal<number> {
  const runs = shown !== null && shown.view.remaining_ms !== null;
  useEffect(() => {
    now.value = performance.now();
    if (!runs) return;
    const timer = setInterval(() => {
      now.value = performance.now();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [runs, shown]);
  return now;
}

/** Whole seconds as people say them: 0:12. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toString().padStart(2, "0")}`;
}
