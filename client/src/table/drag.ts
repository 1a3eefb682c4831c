/** Carrying a tile from the hand to an end of the line, with a finger or the mouse. */
import { useRef } from "preact/hooks";
import type { End, Tile } from "../generated/messages";
import { shakeBack } from "./motion";

/** A pointer that moves less than this is a tap, in CSS pixels. */
const STARTS_AT = 8;

interface Grip {
  readonly tile: Tile;
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  carried: boolean;
}

export interface Drag {
  down(event: PointerEvent, tile: Tile): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  cancel(event: PointerEvent): void;
  /** Whether the click that follows belongs to a drag. */
  swallowsClick(): boolean;
}

/**
 * `onLift` is told which tile is carried, and null when none is any more; `onDrop` says whether the tile was taken at
 * this place of the window.
 */
export function useDrag(
  onLift: (tile: Tile | null) => void,
  onDrop: (tile: Tile, x: number, y: number) => boolean,
): Drag {
  const grip = useRef<Grip | null>(null);
  const endedAt = useRef(-Infinity);

  function end(event: PointerEvent, dropped: boolean): void {
    const held = grip.current;
    if (held === null || event.pointerId !== held.pointer) return;
    grip.current = null;
    if (!held.carried) return;
    endedAt.current = event.timeStamp;
    const taken = dropped && onDrop(held.tile, event.clientX, event.clientY);
    const from = held.element.style.transform;
    held.element.style.transform = "";
    delete held.element.dataset["carried"];
    document.documentElement.classList.remove("carries-tile");
    if (taken) return;
    onLift(null);
    shakeBack(held.element, from);
  }

  return {
    down(event, tile) {
      if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
      const { pointerId: pointer, clientX: x, clientY: y, currentTarget: element } = event;
      // From the start: a quick hand has left the tile before the first move is told.
      element.setPointerCapture(pointer);
      grip.current = { tile, element, pointer, x, y, carried: false };
    },
    move(event) {
      const held = grip.current;
      if (held === null || event.pointerId !== held.pointer) return;
      const dx = event.clientX - held.x;
      const dy = event.clientY - held.y;
      if (!held.carried) {
        if (Math.hypot(dx, dy) < STARTS_AT) return;
        held.carried = true;
        // Not a class: the next rendering sets the classes anew.
        held.element.dataset["carried"] = "";
        document.documentElement.classList.add("carries-tile");
        onLift(held.tile);
      }
      held.element.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
    },
    up: (event) => end(event, true),
    cancel: (event) => end(event, false),
    swallowsClick: () => performance.now() - endedAt.current < 300,
  };
}

/** A tile dropped this far from a target's middle is still meant for it, in CSS pixels. */
const DROP_REACH = 64;

/** The end whose shown target is at this place of the window. */
export function targetAt(x: number, y: number): End | null {
  let nearest: End | null = null;
  let distance = DROP_REACH;
  for (const target of document.querySelectorAll<HTMLElement>("[data-target]")) {
    const box = target.getBoundingClientRect();
    const away = Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2);
    if (away > distance) continue;
    distance = away;
    nearest = target.dataset["target"] === "left" ? "left" : "right";
  }
  return nearest;
}
