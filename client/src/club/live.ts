/** A view that follows the evening: fetched anew whenever the server says that something has changed. */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { LiveVersion } from "../generated/club";
import { type Answer, liveAddress } from "./api";

/** A view, and when it came by the page's own clock, from which a round's clock is counted on. */
export interface Received<View> {
  readonly view: View;
  readonly at: number;
}

export interface Live<View> {
  readonly received: ReadonlySignal<Received<View> | null>;
  /** The HTTP status with which the server refuses to show it. */
  readonly missing: ReadonlySignal<number | null>;
  /** Fetch it now. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
}

/** Where no events come through, the page asks by itself. */
const ASK_EVERY_MS = 5_000;

export function followEvening<View extends { readonly version: number }>(
  event: string,
  fetchView: () => Promise<Answer<View>>,
): Live<View> {
  const received = signal<Received<View> | null>(null);
  const missing = signal<number | null>(null);
  let fetching: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const take = (answer: Answer<View>) =>
    batch(() => {
      missing.value = answer.ok ? null : answer.status;
      const known = received.value?.view.version ?? -1;
      if (answer.ok && answer.value.version >= known) received.value = { view: answer.value, at: performance.now() };
    });
  const fetchAll = async () => {
    do {
      again = false;
      try {
        const answer = await fetchView();
        if (!stopped) take(answer);
      } catch {
        // No connection: the next event or the next asking finds it again.
        return;
      }
    } while (again && !stopped);
  };
  const refresh = () => {
    again = fetching !== null;
    fetching ??= fetchAll().finally(() => {
      fetching = null;
    });
    return fetching;
  };

  let source = new EventSource(liveAddress(event));
  const listen = () => {
    source.onmessage = (message: MessageEvent<string>) => {
      const { version } = JSON.parse(message.data) as LiveVersion;
      if (version !== received.value?.view.version) void refresh();
    };
  };
  listen();
  const timer = setInterval(() => {
    if (source.readyState === EventSource.OPEN) return;
    void refresh();
    if (source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(liveAddress(event));
    listen();
  }, ASK_EVERY_MS);
  const cameBack = () => {
    if (!document.hidden) void refresh();
  };
  document.addEventListener("visibilitychange", cameBack);
  void refresh();

  return {
    received,
    missing,
    refresh,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      source.close();
      document.removeEventListener("visibilitychange", cameBack);
    },
  };
}
