/** The presets that a table can be opened with, as the server has them. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { PresetView } from "../generated/messages";

const AGAIN_AFTER_MS = 3_000;

const fetched = signal<readonly PresetView[] | null>(null);
let asked = false;

/** Null until they are here. */
export const presets: ReadonlySignal<readonly PresetView[] | null> = fetched;

/** Fetch them once, however often the network fails. */
export function fetchPresets(): void {
  if (asked) return;
  asked = true;
  void attempt();
}

async function attempt(): Promise<void> {
  try {
    const response = await fetch("/api/rules");
    if (response.ok) {
      fetched.value = (await response.json()) as readonly PresetView[];
      return;
    }
  } catch {
    // No network: the page says so itself.
  }
  setTimeout(() => void attempt(), AGAIN_AFTER_MS);
}
