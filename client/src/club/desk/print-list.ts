/** What can be printed of an event, and what can be taken along as a file. */
import { language } from "../../language/language";

export const PRINTS = [
  "cards",
  "slips",
  "seating",
  "score-sheets",
  "standings",
  "results",
  "certificates",
  "guide",
  "poster",
] as const;
export type Print = (typeof PRINTS)[number];

export const EXPORTS = ["csv", "xlsx", "json"] as const;

export function printAddress(event: string, what: Print, round: number | null = null): string {
  const query = new URLSearchParams({ language: language.value, ...(round !== null && { round: String(round) }) });
  return `/api/club/${event}/print/${what}.pdf?${query}`;
}

export function exportAddress(event: string, as: (typeof EXPORTS)[number]): string {
  return `/api/club/${event}/standings.${as}?language=${language.value}`;
}
