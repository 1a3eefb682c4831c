/** The events that this device has to do with: those that it organises, and those that somebody plays in. */
import { type ReadonlySignal, signal } from "@preact/signals";

export interface KnownEvent {
  readonly event: string;
  readonly name: string;
  /** The organiser's token; null for who only plays. */
  readonly token: string | null;
  /** The paths of the players' own pages that were opened here. */
  readonly pages: readonly string[];
}

const KEY = "kozel.club_events";
const KEPT = 50;

const events = signal<readonly KnownEvent[]>(read());

/** The latest first. */
export const knownEvents: ReadonlySignal<readonly KnownEvent[]> = events;

globalThis.addEventListener?.("storage", (change) => {
  if (change.key === KEY) events.value = read();
});

export function tokenOf(event: string): string | null {
  return events.value.find((known) => known.event === event)?.token ?? null;
}

export function rememberOrganiser(event: string, token: string, name = ""): void {
  remember(event, (known) => ({ ...known, token, name: name || known.name }));
}

/** The secret of an organiser's link is its fragment. */
export function tokenIn(link: string): string {
  return new URL(link, location.origin).hash.slice(1);
}

export function rememberPage(event: string, page: string, name: string): void {
  remember(event, (known) => ({ ...known, name, pages: [...new Set([page, ...known.pages])] }));
}

/** An event is called otherwise now, or its name has become known. */
export function rememberName(event: string, name: string): void {
  if (events.value.some((known) => known.event === event && known.name !== name)) {
    remember(event, (known) => ({ ...known, name }));
  }
}

export function forget(event: string): void {
  write(events.value.filter((known) => known.event !== event));
}

function remember(event: string, change: (known: KnownEvent) => KnownEvent): void {
  const known = events.value.find((other) => other.event === event) ?? { event, name: "", token: null, pages: [] };
  write([change(known), ...events.value.filter((other) => other.event !== event)].slice(0, KEPT));
}

function write(known: readonly KnownEvent[]): void {
  events.value = known;
  // A browser may forbid storage; then it is remembered as long as the page.
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    return;
  }
}

function read(): readonly KnownEvent[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(known) ? (known as KnownEvent[]) : [];
  } catch {
    return [];
  }
}
