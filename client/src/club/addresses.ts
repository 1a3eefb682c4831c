/** Where the club's pages are. */
import type { Links } from "../generated/club";

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

/** The page that is the organiser's by this secret link: a fragment is sent to no server. */
export function organisersPath(event: string, token: string): string {
  return `${deskPath(event)}#${token}`;
}

export function screenPath(event: string): string {
  return `${eventPath(event)}/screen`;
}

/** A page's address as phones in the room can open it: where the event's own links lead. */
export function forPhones(path: string, links: Links): string {
  return new URL(path, links.public).href;
}

/** The event of a link or an address that somebody has pasted, or of its bare name; null if there is none in it. */
export function eventIn(pasted: string): string | null {
  const text = pasted.trim();
  const inPath = /\/club\/([\w-]+)/.exec(text)?.[1];
  if (inPath !== undefined) return inPath;
  return /^[\w-]{4,}$/.test(text) ? text : null;
}
