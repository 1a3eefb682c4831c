/** Fetching anew, one fetch at a time: whoever asks during a fetch has another one after it, and a failed one is repeated. */
import { waitBefore } from "../connection/back-off";
import { pause } from "../connection/pause";

export interface Refreshing {
  readonly refresh: () => void;
  readonly stop: () => void;
}

/** `fetchOnce` throws when there is no answer. */
export function refreshing(fetchOnce: () => Promise<void>, wait: (milliseconds: number) => Promise<void> = pause): Refreshing {
  let wanted = false;
  let busy = false;
  let stopped = false;
  const work = async () => {
    busy = true;
    let failures = 0;
    while (wanted && !stopped) {
      wanted = false;
      try {
        await fetchOnce();
        failures = 0;
      } catch {
        wanted = true;
        await wait(waitBefore(failures, Math.random()));
        failures += 1;
      }
    }
    busy = false;
  };
  return {
    refresh: () => {
      wanted = true;
      if (!busy) void work();
    },
    stop: () => {
      stopped = true;
    },
  };
}
