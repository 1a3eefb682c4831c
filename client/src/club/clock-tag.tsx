/** A round's clock in a head: what is left, or what is called. */
import type { AtTime, ClockView } from "../generated/club";
import { t } from "../language/language";
import { ClockIcon } from "../look/icons";
import { countdown } from "./figures";
import { useRoundClock } from "./round-clock";
import "./clock-tag.css";

export interface ClockTagProps {
  readonly clock: ClockView | null;
  readonly receivedAt: number;
  readonly atTime: AtTime;
}

export function ClockTag({ clock, receivedAt, atTime }: ClockTagProps) {
  const now = useRoundClock(clock, receivedAt, atTime);
  if (now === null) return null;
  const called = now.phase === "last_hand" || now.phase === "over";
  return (
    <span class={`clock-tag clock-tag-${now.phase}`} role="timer" aria-label={t(`club.clock.${now.phase}`)}>
      <ClockIcon size={20} />
      {called ? t(`club.clock.${now.phase}`) : countdown(now.remaining)}
    </span>
  );
}
