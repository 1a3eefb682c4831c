/**
 * The second tap of a double tap is meant for what the first one pressed. Where that is gone from under the finger, it
 * presses nothing: else "Next round", tapped twice, would press whatever the new round shows in its place.
 */

/** What can be pressed; an open sheet too, which a tap beside it puts away. */
const CONTROLS = "a, button, input, select, textarea, summary, label, dialog";

/** A later tap is a new one. Nobody sees a new screen and decides what to press on it in less. */
const SERIES_MS = 350;

/** A tap further away is a new one, in CSS pixels: what a finger strays by from tap to tap. */
const SERIES_REACH = 32;

/** Taps that follow one another in one place begin with this one. */
interface FirstTap {
  readonly x: number;
  readonly y: number;
  /** What lay there. */
  readonly control: Element | null;
}

/** Only fingers and pens are concerned: not a mouse, not keys, nor whatever else presses without touching. */
export function refuseStrayTaps(): void {
  let first: FirstTap | null = null;
  let pressedAt = -Infinity;
  let takenAt = -Infinity;

  document.addEventListener(
    "pointerdown",
    ({ clientX: x, clientY: y, timeStamp, pointerType }) => {
      if (pointerType === "mouse") {
        first = null;
        return;
      }
      pressedAt = timeStamp;
      if (first !== null && timeStamp - takenAt < SERIES_MS && Math.hypot(x - first.x, y - first.y) < SERIES_REACH) return;
      first = { x, y, control: controlAt(x, y) };
      takenAt = -Infinity;
    },
    true,
  );

  document.addEventListener(
    "click",
    (event) => {
      // A press that lasts longer is meant. A key's has no detail.
      if (first === null || event.detail === 0 || event.timeStamp - pressedAt > SERIES_MS) return;
      if (!isStray(event.target, first)) {
        takenAt = event.timeStamp;
        return;
      }
      // Not taken, it doesn't make the series longer either: whoever goes on tapping comes through.
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Something else is pressed than what the series began with, and that is no longer where it was: the screen has changed. */
function isStray(target: EventTarget | null, { x, y, control }: FirstTap): boolean {
  const pressed = target instanceof Element ? target.closest(CONTROLS) : null;
  return pressed !== control && controlAt(x, y) !== control;
}

function controlAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest(CONTROLS) ?? null;
}
