/** A view that follows the evening: fetched anew whenever the server says that something has changed. */
import { batch, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { LiveVersion } from "../generated/club";
import { type Answer, liveAddress } from "./api";
import { refreshing } from "./refreshing";

/** A view, and when it came by the page's own clock, from which a round's clock is counted on. */
export interface Received<View> {
  readonly view: View;
  readonly at: number;
}

export interface Live<View> {
  readonly received: ReadonlySignal<Received<View> | null>;
  /** The HTTP status with which the server refuses to show it. */
  readonly missing: ReadonlySignal<number | null>;
  /** Resolves when this version of it, or a later one, is here. */
  readonly reach: (version: number) => Promise<void>;
  /** Fetch it now. */
  readonly refresh: () => void;
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
  const known = () => received.value?.view.version ?? -1;

  const take = (answer: Answer<View>) =>
    batch(() => {
      missing.value = answer.ok ? null : answer.status;
      if (answer.ok && answer.value.version >= known()) received.value = { view: answer.value, at: performance.now() };
    });
  const { refresh, stop } = refreshing(async () => take(await fetchView()));
  const reach = (version: number) =>
    new Promise<void>((reached) => {
      const unfollow = effect(() => {
        if (known() < version) return;
        reached();
        queueMicrotask(() => unfollow());
      });
    });

  let source = new EventSource(liveAddress(event));
  const listen = () => {
    source.onmessage = (message: MessageEvent<string>) => {
      const { version } = JSON.parse(message.data) as LiveVersion;
      if (version !== received.peek()?.view.version) refresh();
    };
  };
  listen();
  const timer = setInterval(() => {
    if (source.readyState === EventSource.OPEN) return;
    refresh();
    if (source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(liveAddress(event));
    listen();
  }, ASK_EVERY_MS);
  const cameBack = () => {
    if (!document.hidden) refresh();
  };
  document.addEventListener("visibilitychange", cameBack);
  refresh();

  return {
    received,
    missing,
    reach,
    refresh,
    stop: () => {
      stop();
      clearInterval(timer);
      source.close();
      document.removeEventListener("visibilitychange", cameBack);
    },
  };
}
