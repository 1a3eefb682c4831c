/**
 * The motions of the table. Everything is at its new place at once; then it is shown coming from where it was, so
 * that motion never holds up anybody's move.
 */
import { createElement, render } from "preact";
import type { Laid, TableEventView, Tile } from "../generated/messages";
import { TileBack } from "../tile/tile-back";
import { endValues, tileText } from "./moves";
import { schedule, type Moment } from "./schedule";
import { sameStance, type Stance, stanceOf, transformBetween } from "./stance";

const PLAY_MS = 200;
const DRAW_MS = 240;
const GLIDE_MS = 300;
const BACK_MS = 140;
const KNOCK_MS = 160;
const LIFT_STEP_MS = 60;
const LIFT_MS = 260;
/** Motions that are this far behind are not shown any more. */
const FALLS_BEHIND_AT_MS = 1500;
/** A seat's or the boneyard's stance, from which tiles come: they are small there. */
const SMALL_SIDE = 14;

const EASE_TILE = "cubic-bezier(0.25, 0.9, 0.3, 1.04)";
const EASE_BOTH = "cubic-bezier(0.45, 0, 0.2, 1)";

export function motionIsReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface Before {
  readonly tiles: ReadonlyMap<string, Stance>;
  readonly events: readonly TableEventView[];
}

export class Motion {
  readonly #root: HTMLElement;
  #before: Before | null = null;
  /** When the motions that are under way end, on the clock of `performance.now`. */
  #freeAt = 0;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Remember where the tiles are, right before the page changes by these events. */
  remember(events: readonly TableEventView[]): void {
    if (motionIsReduced()) return;
    const tiles = new Map(this.#before?.tiles);
    for (const element of this.#tiles()) tiles.set(element.dataset["tile"] ?? "", stanceOf(element));
    this.#before = { tiles, events: [...(this.#before?.events ?? []), ...events] };
  }

  /** The page has changed: move everything from where it was. Returns the moments at which the events are seen. */
  play(mySeat: number | null): { readonly moments: readonly Moment[]; readonly length: number } {
    const before = this.#before;
    this.#before = null;
    if (before === null) return { moments: [], length: 0 };
    const now = performance.now();
    const behind = Math.max(0, this.#freeAt - now);
    const start = behind > FALLS_BEHIND_AT_MS ? 0 : behind;
    const { moments, length } = schedule(before.events);
    const delayed = moments.map(({ event, at }) => ({ event, at: at + start }));
    this.#freeAt = now + start + length;
    this.#moveTiles(before.tiles, delayed);
    for (const { event, at } of delayed) {
      if (event.kind === "passed") this.#knock(at);
      if (event.kind === "drew" && event.seat !== mySeat) this.#drawToSeat(event.seat, at);
    }
    return { moments: delayed, length: start + length };
  }

  #moveTiles(tiles: ReadonlyMap<string, Stance>, moments: readonly Moment[]): void {
    const firstPlay = moments.find(({ event }) => event.kind === "played")?.at ?? 0;
    for (const element of this.#tiles()) {
      const text = element.dataset["tile"] ?? "";
      const to = stanceOf(element);
      const own = moments.find(({ event }) => "tile" in event && event.tile !== null && tileText(event.tile) === text);
      const known = tiles.get(text);
      const from = known ?? (own === undefined ? undefined : this.#source(own.event));
      if (from === undefined || sameStance(from, to)) continue;
      const glides = known !== undefined && own === undefined && element.dataset["place"] === "line";
      element.getAnimations().forEach((animation) => animation.cancel());
      element.animate([{ transform: transformBetween(from, to, isDouble(text)), zIndex: 1 }, { zIndex: 1 }], {
        duration: glides ? GLIDE_MS : PLAY_MS,
        delay: own?.at ?? (glides ? firstPlay : 0),
        easing: glides ? EASE_BOTH : EASE_TILE,
        fill: "backwards",
      });
    }
  }

  /** Where a tile that wasn't seen before comes from. */
  #source(event: TableEventView): Stance | undefined {
    if (event.kind === "played") return this.#smallStance(`[data-seat="${event.seat}"]`);
    if (event.kind === "drew") return this.#smallStance("[data-boneyard]");
    return undefined;
  }

  #smallStance(selector: string): Stance | undefined {
    const box = this.#root.querySelector(selector)?.getBoundingClientRect();
    return box === undefined
      ? undefined
      : { x: box.left + box.width / 2, y: box.top + box.height / 2, side: SMALL_SIDE, angle: 0 };
  }

  #drawToSeat(seat: number, at: number): void {
    const from = this.#smallStance("[data-boneyard]");
    const to = this.#smallStance(`[data-seat="${seat}"]`);
    if (from === undefined || to === undefined) return;
    const flying = document.createElement("div");
    flying.className = "flying-back";
    flying.style.left = `${to.x - SMALL_SIDE}px`;
    flying.style.top = `${to.y - 2 * SMALL_SIDE}px`;
    render(createElement(TileBack, { lying: false }), flying);
    this.#root.append(flying);
    const flight = flying.animate(
      [
        { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(-80deg)`, opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: "rotate(0deg) scale(0.7)", opacity: 0 },
      ],
      { duration: DRAW_MS, delay: at, easing: EASE_TILE, fill: "backwards" },
    );
    const land = () => flying.remove();
    flight.finished.then(land, land);
  }

  /** The hand comes up from below, tile after tile. */
  deal(): void {
    if (motionIsReduced()) return;
    for (const [index, element] of this.#tiles("hand").entries()) {
      element.animate([{ transform: "translateY(46px) rotate(4deg)", opacity: 0 }, {}], {
        duration: DRAW_MS,
        delay: index * 40,
        easing: EASE_TILE,
        fill: "backwards",
      });
    }
  }

  #knock(at: number): void {
    for (const element of this.#root.querySelectorAll("[data-slab]")) {
      element.animate(
        [{}, { transform: "translateY(2px)" }, {}, { transform: "translateY(2px)" }, {}],
        { duration: KNOCK_MS, delay: at },
      );
    }
  }

  /** A fish: the six tiles of the value at both ends lift in turn. Returns how long it takes, in milliseconds. */
  liftSix(line: readonly Laid[], at: number): number {
    const value = endValues(line)?.left;
    if (motionIsReduced() || value === undefined) return 0;
    const six = line.filter(([left, right]) => left !== right && (left === value || right === value));
    for (const [index, laid] of six.entries()) {
      const tile: Tile = laid[0] < laid[1] ? [laid[0], laid[1]] : [laid[1], laid[0]];
      this.#root.querySelector(`[data-place="line"][data-tile="${tileText(tile)}"]`)?.animate(
        [{}, { transform: "translateY(-9px)", zIndex: 1 }, {}],
        { duration: LIFT_MS, delay: at + index * LIFT_STEP_MS, easing: EASE_BOTH },
      );
    }
    return six.length * LIFT_STEP_MS + LIFT_MS;
  }

  #tiles(place?: "hand" | "line"): NodeListOf<HTMLElement> {
    return this.#root.querySelectorAll(place === undefined ? "[data-tile]" : `[data-place="${place}"]`);
  }
}

/** The tile comes back to its place, and shakes its head. */
export function shakeBack(element: HTMLElement, from = "none"): void {
  if (motionIsReduced()) return;
  const shake = ["translateX(-6px)", "translateX(6px)", "translateX(-3px)", "none"].map((transform) => ({ transform }));
  const back = from === "none" ? [] : [{ transform: from }];
  element.animate([...back, { transform: "none" }, ...shake], {
    duration: from === "none" ? 2 * BACK_MS : 2.5 * BACK_MS,
    easing: EASE_BOTH,
  });
}

function isDouble(text: string): boolean {
  const [low, high] = text.split("-");
  return low === high;
}
