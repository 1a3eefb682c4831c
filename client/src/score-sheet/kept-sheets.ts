/** The sheets that this browser keeps, and what was on them before the latest changes. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { ScoreDocument, Sheet } from "../generated/messages";
import type { Draft } from "./draft";

export interface KeptSheet {
  readonly id: string;
  readonly sheet: Sheet;
  readonly document: ScoreDocument;
  /** The sheet before each of the latest changes, the oldest first. */
  readonly earlier: readonly Sheet[];
  /** The round that is being told. */
  readonly draft: Draft | null;
  /** When it was last changed, in ms since 1970. */
  readonly changedAt: number;
}

const PREFIX = "kozel.sheet.";
const STEPS_KEPT = 12;
const ID_LETTERS = 8;

const sheets = signal<readonly KeptSheet[]>(readAll());
const lasting = signal(true);

/** All of them, the one changed last first. */
export const keptSheets: ReadonlySignal<readonly KeptSheet[]> = sheets;

/** Whether they outlive the page: a browser may forbid it, or be full. */
export const keepingLasts: ReadonlySignal<boolean> = lasting;

globalThis.addEventListener?.("storage", (event) => {
  if (event.key === null || event.key.startsWith(PREFIX)) sheets.value = readAll();
});

export function keptSheet(id: string): KeptSheet | null {
  return sheets.value.find((kept) => kept.id === id) ?? null;
}

/** Keep a sheet that wasn't kept yet; the same one twice stays one. */
export function keepNew(sheet: Sheet, document: ScoreDocument): KeptSheet {
  const text = JSON.stringify(sheet);
  const same = sheets.value.find((kept) => JSON.stringify(kept.sheet) === text && (sheet.rounds ?? []).length > 0);
  return same ?? keep({ id: newId(), sheet, document, earlier: [], draft: null, changedAt: Date.now() });
}

/** Keep what the sheet has become; what it was can be had back. */
export function keepChanged(kept: KeptSheet, sheet: Sheet, document: ScoreDocument): KeptSheet {
  const earlier = [...kept.earlier, kept.sheet].slice(-STEPS_KEPT);
  return keep({ ...kept, sheet, document, earlier, draft: null, changedAt: Date.now() });
}

/** Keep the sheet as it was before its latest change. */
export function keepUndone(kept: KeptSheet, sheet: Sheet, document: ScoreDocument): KeptSheet {
  return keep({ ...kept, sheet, document, earlier: kept.earlier.slice(0, -1), draft: null, changedAt: Date.now() });
}

export function keepDraft(kept: KeptSheet, draft: Draft | null): KeptSheet {
  return keep({ ...kept, draft });
}

export function forget(id: string): void {
  sheets.value = sheets.value.filter((kept) => kept.id !== id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    lasting.value = false;
  }
}

/** Put back a sheet that was thrown away. */
export function keepAgain(kept: KeptSheet): void {
  keep(kept);
}

function keep(kept: KeptSheet): KeptSheet {
  sheets.value = sorted([kept, ...sheets.value.filter(({ id }) => id !== kept.id)]);
  try {
    localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept));
    lasting.value = true;
  } catch {
    lasting.value = false;
  }
  return kept;
}

function sorted(all: readonly KeptSheet[]): readonly KeptSheet[] {
  return [...all].sort((one, other) => other.changedAt - one.changedAt);
}

function readAll(): readonly KeptSheet[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return sorted(keys.map((key) => read(localStorage.getItem(key))).filter((kept) => kept !== null));
  } catch {
    return [];
  }
}

/** Only this page writes them, so one that can be read at all is whole. */
function read(text: string | null): KeptSheet | null {
  try {
    return text === null ? null : (JSON.parse(text) as KeptSheet);
  } catch {
    return null;
  }
}

function newId(): string {
  const letters = crypto.getRandomValues(new Uint8Array(ID_LETTERS));
  return Array.from(letters, (number) => (number % 36).toString(36)).join("");
}
