/** The keys of the table that work wherever the focus is: D draws, K knocks, Esc lets go, arrows change the end. */
import { useLayoutEffect } from "preact/hooks";
import type { Move, Tile } from "../generated/messages";
import { tileText } from "./moves";
import type { TableState } from "./table-state";

export function useKeys(state: TableState, legal: readonly Move[]): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector("dialog[open]") !== null) return;
      // By the place of the key, so that it works in every keyboard layout.
      switch (event.code) {
        case "KeyD":
          state.act("draw");
          break;
        case "KeyK":
          state.act("pass");
          break;
        case "Escape":
          letGo(state);
          break;
        case "ArrowLeft":
        case "ArrowRight":
        case "ArrowUp":
        case "ArrowDown":
          changeEnd(event);
          break;
        default:
          break;
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [state, legal]);
}

function letGo(state: TableState): void {
  const tile = state.selected.value;
  if (tile === null) return;
  const onTarget = document.activeElement?.matches("[data-target]") === true;
  state.select(null);
  if (onTarget) handTile(tile)?.focus();
}

function changeEnd(event: KeyboardEvent): void {
  const targets = [...document.querySelectorAll<HTMLElement>("[data-target]")];
  const current = targets.findIndex((target) => target === document.activeElement);
  if (current < 0) return;
  event.preventDefault();
  targets[(current + 1) % targets.length]?.focus();
}

/** The hand's tile, by its text. */
function handTile(tile: Tile): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="hand"][data-tile="${tileText(tile)}"]`);
}
