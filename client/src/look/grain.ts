/** Wood: long quiet strokes of grain, seams, nails, now and then a knot. The same every time. */

type Color = (role: string) => string;

const PLANK_ROLES = ["plank-a", "plank-b", "plank-c", "plank-b", "plank-a", "plank-c"] as const;
const STROKES_A_PLANK = 9;
const NAIL_INSET = 14;

export function drawPlanks(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  plank: number,
  color: Color,
): void {
  const chance = sequence(5);
  for (let index = 0; index * plank < height; index++) {
    const top = index * plank;
    context.fillStyle = color(PLANK_ROLES[index % PLANK_ROLES.length] ?? "plank-a");
    context.fillRect(0, top, width, plank);
    drawGrain(context, width, top, plank, color("grain"), chance);
    if (chance() > 0.45) drawKnot(context, width * between(chance, 0.15, 0.85), top + plank * between(chance, 0.3, 0.7), color("grain"));
    context.globalAlpha = 0.5;
    context.fillStyle = color("seam-light");
    context.fillRect(0, top, width, 1.2);
    context.globalAlpha = 1;
    context.fillStyle = color("seam");
    context.fillRect(0, top + plank - 1.6, width, 1.6);
    for (const x of [NAIL_INSET, width - NAIL_INSET]) {
      for (const share of [0.26, 0.74]) drawNail(context, x, top + plank * share, color);
    }
  }
}

export function drawWood(context: CanvasRenderingContext2D, width: number, height: number, color: Color): void {
  const chance = sequence(9);
  context.fillStyle = color("edge");
  context.fillRect(0, 0, width, height);
  for (let y = 4; y < height + 7; y += 7) {
    const at = y + between(chance, 0, 5);
    const bend = between(chance, -4.5, 4.5);
    context.strokeStyle = color(chance() > 0.4 ? "edge-dark" : "edge-light");
    context.globalAlpha = between(chance, 0.1, 0.3);
    context.lineWidth = between(chance, 0.8, 2.4);
    context.beginPath();
    context.moveTo(-10, at);
    context.bezierCurveTo(width * 0.3, at + bend, width * 0.6, at - bend, width + 10, at + bend / 2);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawGrain(
  context: CanvasRenderingContext2D,
  width: number,
  top: number,
  plank: number,
  color: string,
  chance: () => number,
): void {
  context.strokeStyle = color;
  context.lineCap = "round";
  for (let stroke = 0; stroke < STROKES_A_PLANK; stroke++) {
    const y = top + between(chance, 8, plank - 8);
    const bend = between(chance, -5, 5);
    const from = between(chance, -60, width / 2 - 60);
    const length = width * between(chance, 0.25, 0.85);
    context.globalAlpha = between(chance, 0.05, 0.16);
    context.lineWidth = between(chance, 0.7, 2);
    context.beginPath();
    context.moveTo(from, y);
    context.bezierCurveTo(from + length * 0.3, y + bend, from + length * 0.6, y - bend, from + length, y + bend * 0.4);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawKnot(context: CanvasRenderingContext2D, x: number, y: number, color: string): void {
  context.strokeStyle = color;
  context.globalAlpha = 0.09;
  context.lineWidth = 1;
  for (let ring = 1; ring < 4; ring++) {
    context.beginPath();
    context.ellipse(x, y, 5 * ring + 3, 2.3 * ring + 1, 0, 0, 2 * Math.PI);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawNail(context: CanvasRenderingContext2D, x: number, y: number, color: Color): void {
  context.globalAlpha = 0.8;
  context.fillStyle = color("seam");
  disc(context, x, y, 1.9);
  context.globalAlpha = 1;
  context.fillStyle = color("seam-light");
  disc(context, x - 0.4, y - 0.5, 0.8);
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function between(chance: () => number, low: number, high: number): number {
  return low + chance() * (high - low);
}

/** Lehmer's generator: a picture of wood needs no better. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
