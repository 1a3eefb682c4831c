/** Going on by itself, step after step, until the end or until somebody stops it. */
import { useEffect, useRef } from "preact/hooks";

export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_MS = 1100;

export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}

/**
 * Call `onStep` at the pace of the speed while `plays`. The time of a step begins when `at` is another one, and not anew
 * whenever the page is drawn: while the match is being analysed that is more often than there are steps.
 */
export function usePlaying(plays: boolean, speed: Speed, at: string, onStep: () => void): void {
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => latest.current(), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [plays, speed, at]);
}
