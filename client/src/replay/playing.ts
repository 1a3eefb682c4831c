/** Going on by itself, step after step, until the end or until somebody stops it. */
import { useEffect } from "preact/hooks";

export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_MS = 1100;

export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}

/** Call `onStep` at the pace of the speed while `plays`. */
export function usePlaying(plays: boolean, speed: Speed, onStep: () => void): void {
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(onStep, STEP_MS / speed);
    return () => clearTimeout(timer);
  });
}
