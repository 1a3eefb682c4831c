/** The sounds of the table: short, dry, wooden, all at one level, off at one tap. */
import type { Tile } from "../generated/messages";
import { soundOn } from "../settings/settings";
import { bleat, scrape, type Stage, strike } from "./voice";

export type Sound =
  | { readonly kind: "tile"; readonly tile: Tile }
  | { readonly kind: "draw" | "knock" | "my_turn" | "tick" | "fish" | "round_won" | "goat" };

const LEVEL = 0.5;
const NOISE_SECONDS = 0.5;

let stage: Stage | null = null;

/** Browsers let a page sound only after a gesture: the first one opens the stage. */
export function listenForFirstGesture(): () => void {
  // After the gesture's own work: opening takes long enough to be felt.
  const open = () =>
    setTimeout(() => {
      stage ??= openStage();
      void stage?.context.resume();
    });
  const gestures = ["pointerdown", "keydown"] as const;
  for (const gesture of gestures) addEventListener(gesture, open);
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, open);
  };
}

/** Let it be heard `delay` milliseconds from now. */
export function sound(made: Sound, delay = 0): void {
  if (!soundOn.value || stage === null || stage.context.state !== "running" || document.hidden) return;
  const { context } = stage;
  const at = context.currentTime + delay / 1000;
  const on = stage;
  setTimeout(() => perform(on, made, Math.max(at, context.currentTime)));
}

function openStage(): Stage | null {
  if (globalThis.AudioContext === undefined) return null;
  const context = new AudioContext();
  const level = context.createGain();
  level.gain.value = LEVEL;
  level.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return { context, out: level, noise };
}

function perform(on: Stage, made: Sound, at: number): void {
  switch (made.kind) {
    case "tile": {
      const [low, high] = made.tile;
      const heavy = low === high;
      strike(on, at, { pitch: 540 - 11 * (low + high), length: heavy ? 0.15 : 0.11, loudness: heavy ? 0.62 : 0.5 });
      break;
    }
    case "draw":
      scrape(on, at, 0.17, 0.16);
      break;
    case "knock":
      strike(on, at, { pitch: 190, length: 0.14, loudness: 0.6 });
      strike(on, at + 0.13, { pitch: 176, length: 0.16, loudness: 0.55 });
      break;
    case "my_turn":
      strike(on, at, { pitch: 720, length: 0.09, loudness: 0.16 });
      break;
    case "tick":
      strike(on, at, { pitch: 1150, length: 0.05, loudness: 0.22 });
      break;
    case "fish":
      for (const [index, pitch] of [470, 430, 390].entries()) {
        strike(on, at + index * 0.12, { pitch, length: 0.13, loudness: 0.5 });
      }
      break;
    case "round_won":
      strike(on, at, { pitch: 523, length: 0.22, loudness: 0.34 });
      strike(on, at + 0.16, { pitch: 784, length: 0.34, loudness: 0.34 });
      break;
    case "goat":
      bleat(on, at, 0.62, 0.3);
      break;
  }
}
