/** Where the club's pages are. */

export const CLUB = "/club";

export function seriesPath(series: string): string {
  return `${CLUB}/series/${encodeURIComponent(series)}`;
}

export function eventPath(event: string): string {
  return `${CLUB}/${event}`;
}

/** `part` is one of the desk's: people, rounds, … */
export function deskPath(event: string, part = ""): string {
  return part === "" ? `${eventPath(event)}/organise` : `${eventPath(event)}/organise/${part}`;
}

export function screenPath(event: string): string {
  return `${eventPath(event)}/screen`;
}

/** The event of a link or an address that somebody has pasted, or of its bare name; null if there is none in it. */
export function eventIn(pasted: string): string | null {
  const text = pasted.trim();
  const inPath = /\/club\/([\w-]+)/.exec(text)?.[1];
  if (inPath !== undefined) return inPath;
  return /^[\w-]{4,}$/.test(text) ? text : null;
}
