/** The replay by keyboard: arrows, Home and End, space for going on by itself, Escape for the way back. */
import { useLayoutEffect } from "preact/hooks";

export interface ReplayKeys {
  readonly onBack: () => void;
  readonly onOn: () => void;
  readonly onFirst: () => void;
  readonly onLast: () => void;
  readonly onPlay: () => void;
  readonly onLeave?: () => void;
}

export function useReplayKeys(keys: ReplayKeys): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || ownKeys(event)) return;
      const act = actionOf(event.key, keys);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

function actionOf(key: string, keys: ReplayKeys): (() => void) | null {
  switch (key) {
    case "ArrowLeft":
      return keys.onBack;
    case "ArrowRight":
      return keys.onOn;
    case "Home":
      return keys.onFirst;
    case "End":
      return keys.onLast;
    case " ":
      return keys.onPlay;
    case "Escape":
      return keys.onLeave ?? null;
    default:
      return null;
  }
}

/** Whether what has the focus takes this key itself. */
function ownKeys({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.matches("input, select, textarea") || (key === " " && target.matches("button, a"));
}
