/** Going through the replay: to the round's beginning, back, by itself, on; and a slider over the whole round. */
import { t } from "../language/language";
import { FirstIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from "../look/icons";
import { nextSpeed, type Speed } from "./playing";
import "./controls.css";

export interface ControlsProps {
  readonly step: number;
  readonly steps: number;
  readonly plays: boolean;
  readonly speed: Speed;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** What is said of the graph; null: there is none, and a slider to go along instead. */
  readonly caption: string | null;
  /** What is at the beginning. */
  readonly first: string;
  readonly onGo: (step: number) => void;
  readonly onBack: () => void;
  readonly onOn: () => void;
  readonly onPlay: () => void;
  readonly onSpeed: (speed: Speed) => void;
}

export function Controls(props: ControlsProps) {
  const { step, steps, plays, speed, canGoBack, canGoOn, caption, first, onGo, onBack, onOn, onPlay, onSpeed } = props;
  return (
    <div class="replay-controls">
      {caption === null && (
        <input
          type="range"
          class="replay-slider"
          min={0}
          max={steps}
          value={step}
          aria-label={t("replay.step_of_round")}
          onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
        />
      )}
      {caption !== null && (
        <span class="tag replay-caption" aria-hidden="true">
          {caption}
        </span>
      )}
      <div class="replay-buttons">
        <button type="button" class="button" aria-label={first} disabled={!canGoBack} onClick={() => onGo(0)}>
          <FirstIcon />
        </button>
        <button type="button" class="button" aria-label={t("replay.back")} disabled={!canGoBack} onClick={onBack}>
          <PreviousIcon />
        </button>
        <button type="button" class="button" aria-label={t(plays ? "replay.pause" : "replay.play")} disabled={!canGoOn} onClick={onPlay}>
          {plays ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button type="button" class="button" aria-label={t("replay.on")} disabled={!canGoOn} onClick={onOn}>
          <NextIcon />
        </button>
        <button type="button" class="button replay-speed" aria-label={t("replay.speed", { speed: speedText(speed) })} onClick={() => onSpeed(nextSpeed(speed))}>
          {speedText(speed)}×
        </button>
      </div>
    </div>
  );
}

function speedText(speed: Speed): string {
  return speed === 0.5 ? "½" : String(speed);
}
