/** Which of the three layouts of the table the window has room for. */
import { type ReadonlySignal, signal } from "@preact/signals";

export type Layout = "portrait" | "landscape" | "desktop";

/** The same conditions stand in the style sheets. */
const DESKTOP = "(min-width: 900px) and (min-height: 560px)";
const LANDSCAPE = "(orientation: landscape)";

const current = signal<Layout>("portrait");
export const layoutMode: ReadonlySignal<Layout> = current;

function update(): void {
  if (matchMedia(DESKTOP).matches) current.value = "desktop";
  else current.value = matchMedia(LANDSCAPE).matches ? "landscape" : "portrait";
}

if (globalThis.matchMedia !== undefined) {
  update();
  for (const query of [DESKTOP, LANDSCAPE]) matchMedia(query).addEventListener("change", update);
}
