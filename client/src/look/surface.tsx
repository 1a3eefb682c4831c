/** The table's painted planks and the bare wood of its near edge, drawn once for a size and a room into a bitmap. */
import { useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { seenRoom } from "../settings/settings";
import { drawPlanks, drawWood } from "./grain";
import "./surface.css";

type Draw = (context: CanvasRenderingContext2D, width: number, height: number, color: (role: string) => string) => void;

/** Fills its positioned parent with planks, lying or upright; `plank` is the width of one in px. */
export function Planks({ plank = 72, upright = false }: { readonly plank?: number; readonly upright?: boolean }) {
  const draw: Draw = (context, width, height, color) => {
    if (upright) {
      context.translate(width, 0);
      context.rotate(Math.PI / 2);
    }
    drawPlanks(context, upright ? height : width, upright ? width : height, plank, color);
  };
  return <Bitmap look="surface planks" draw={draw} />;
}

/** Fills its positioned parent with bare wood. */
export function Wood() {
  return <Bitmap look="surface wood" draw={drawWood} />;
}

function Bitmap({ look, draw }: { readonly look: string; readonly draw: Draw }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef("");
  const paint = () => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const scale = Math.min(2, devicePixelRatio);
    const { clientWidth: width, clientHeight: height } = element;
    const state = `${width} ${height} ${scale} ${seenRoom.value}`;
    if (state === drawn.current || width === 0 || height === 0) return;
    drawn.current = state;
    element.width = Math.round(width * scale);
    element.height = Math.round(height * scale);
    context.scale(scale, scale);
    draw(context, width, height, colorsOf(element));
  };
  useLayoutEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useSignalEffect(paint);
  return <canvas ref={canvas} class={look} aria-hidden="true" />;
}

/** Canvas doesn't know custom properties: an element's own `color` is asked for each role. */
function colorsOf(element: HTMLElement): (role: string) => string {
  const known = new Map<string, string>();
  return (role) => {
    let color = known.get(role);
    if (color === undefined) {
      element.style.color = `var(--${role})`;
      color = getComputedStyle(element).color;
      element.style.color = "";
      known.set(role, color);
    }
    return color;
  };
}
