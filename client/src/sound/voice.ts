/** The voices that the sounds are made of: a struck piece of wood, a scrape, a reed. Synthesised, nothing is loaded. */

/** Where sounds go, and the noise that all of them share. */
export interface Stage {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

export interface Stroke {
  /** The wood's lowest tone, in hertz. */
  readonly pitch: number;
  /** Seconds until it has died away. */
  readonly length: number;
  readonly loudness: number;
}

/** Overtones of a wooden bar, as multiples of its lowest tone, and how loud each is. */
const BAR_TONES = [
  { ratio: 1, share: 1 },
  { ratio: 2.76, share: 0.45 },
  { ratio: 5.4, share: 0.16 },
] as const;
const SILENCE = 0.0001;

/** Wood on wood: the click of the touch, and the bar's short dry tones. */
export function strike(stage: Stage, at: number, { pitch, length, loudness }: Stroke): void {
  for (const { ratio, share } of BAR_TONES) {
    const tone = stage.context.createOscillator();
    tone.type = ratio === 1 ? "triangle" : "sine";
    tone.frequency.setValueAtTime(pitch * ratio * 1.04, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * ratio, at + length / 2);
    tone.connect(decay(stage, at, loudness * share, length / Math.sqrt(ratio)));
    tone.start(at);
    tone.stop(at + length);
  }
  hiss(stage, at, { pitch: pitch * 6, length: 0.018, loudness: loudness * 0.8 });
}

/** A breath of noise around a pitch. */
export function hiss(stage: Stage, at: number, { pitch, length, loudness }: Stroke): void {
  const source = stage.context.createBufferSource();
  source.buffer = stage.noise;
  const band = stage.context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 0.9;
  source.connect(band).connect(decay(stage, at, loudness, length));
  source.start(at);
  source.stop(at + length);
}

/** A tile drawn over planks: noise that swells, slides down and goes. */
export function scrape(stage: Stage, at: number, length: number, loudness: number): void {
  const source = stage.context.createBufferSource();
  source.buffer = stage.noise;
  const band = stage.context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.6;
  band.frequency.setValueAtTime(2100, at);
  band.frequency.exponentialRampToValueAtTime(1200, at + length);
  const level = stage.context.createGain();
  level.gain.setValueAtTime(SILENCE, at);
  level.gain.exponentialRampToValueAtTime(loudness, at + length * 0.4);
  level.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  source.connect(band).connect(level).connect(stage.out);
  source.start(at);
  source.stop(at + length);
}

/** A low reed that wavers, as a goat does. */
export function bleat(stage: Stage, at: number, length: number, loudness: number): void {
  const { context } = stage;
  const reed = context.createOscillator();
  reed.type = "sawtooth";
  reed.frequency.setValueAtTime(168, at);
  reed.frequency.linearRampToValueAtTime(196, at + length * 0.2);
  reed.frequency.linearRampToValueAtTime(150, at + length);
  const waver = context.createOscillator();
  waver.frequency.value = 17;
  const depth = context.createGain();
  depth.gain.value = 9;
  waver.connect(depth).connect(reed.frequency);
  const throat = context.createBiquadFilter();
  throat.type = "bandpass";
  throat.frequency.value = 820;
  throat.Q.value = 1.1;
  const level = context.createGain();
  level.gain.setValueAtTime(SILENCE, at);
  level.gain.exponentialRampToValueAtTime(loudness, at + 0.05);
  level.gain.setValueAtTime(loudness, at + length * 0.6);
  level.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  reed.connect(throat).connect(level).connect(stage.out);
  for (const oscillator of [reed, waver]) {
    oscillator.start(at);
    oscillator.stop(at + length);
  }
}

function decay(stage: Stage, at: number, loudness: number, length: number): AudioNode {
  const level = stage.context.createGain();
  level.gain.setValueAtTime(loudness, at);
  level.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  level.connect(stage.out);
  return level;
}
