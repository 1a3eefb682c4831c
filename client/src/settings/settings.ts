/** What a person has chosen for this browser. Reduced motion isn't here: the system says it. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { stored, storedChoice, storedSwitch } from "./stored";

export const ROOMS = ["auto", "dark", "light"] as const;
export type Room = (typeof ROOMS)[number];
export const TILE_SETS = ["ivory", "dark", "color", "pictures"] as const;
export type TileSet = (typeof TILE_SETS)[number];

/** The longest name that the server takes, in characters. */
export const NAME_LENGTH = 24;

export const room = storedChoice("room", ROOMS, "auto");
export const tileSet = storedChoice("tile_set", TILE_SETS, "ivory");
/** The set of the table that is shown, where its rules bring one; it goes before what was chosen. */
export const tableTileSet = signal<TileSet | null>(null);
export const soundOn = storedSwitch("sound", true);
/** Whether the pictures on tiles are said aloud. */
export const speakPictures = storedSwitch("speak", true);
/** Whether the tiles that can be played stand first in the hand. */
export const sortHand = storedSwitch("sort_hand", false);
/** The player's name, trimmed; empty until they give one. */
export const playerName = stored<string>("name", "", (text) => text.trim().slice(0, NAME_LENGTH));

const systemIsDark = signal(true);

/** The room that is seen: what was chosen, or what the system prefers. */
export const seenRoom: ReadonlySignal<"dark" | "light"> = computed(() => {
  if (room.value !== "auto") return room.value;
  return systemIsDark.value ? "dark" : "light";
});

/** The tile set that is seen. */
export const seenTileSet: ReadonlySignal<TileSet> = computed(() => tableTileSet.value ?? tileSet.value);
export const tilesArePictured: ReadonlySignal<boolean> = computed(() => seenTileSet.value === "pictures");

const GROUND = { dark: "#161c1d", light: "#eee5d3" } as const;

/** Let the page look as chosen, now and whenever a choice changes. */
export function applySettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  systemIsDark.value = dark.matches;
  dark.addEventListener("change", () => {
    systemIsDark.value = dark.matches;
  });
  effect(() => {
    const page = document.documentElement;
    page.dataset["room"] = seenRoom.value;
    page.classList.remove(...TILE_SETS.map((set) => `set-${set}`));
    page.classList.add(`set-${seenTileSet.value}`);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = GROUND[seenRoom.value];
    }
  });
}
