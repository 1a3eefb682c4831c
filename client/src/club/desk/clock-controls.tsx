/** The round's clock, and what can be done with it now. */
import { t } from "../../language/language";
import { ClockIcon } from "../../look/icons";
import { Sheet } from "../../look/sheet";
import { countdown } from "../figures";
import { useRoundClock } from "../round-clock";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";
import "../clock-tag.css";
import "./clock-controls.css";

export interface ClockControlsProps {
  readonly desk: Desk;
  readonly onChange: () => void;
}

export function ClockControls({ desk, onChange }: ClockControlsProps) {
  const { view, at } = desk.received;
  const acting = useActing(desk);
  const round = view.phase === "round" ? view.round : null;
  const clock = useRoundClock(round?.clock ?? null, at, view.plan.at_time);
  if (round === null || clock === null) return <span class="desk-clock" />;
  const called = clock.phase === "last_hand" || clock.phase === "over";
  return (
    <div class={`desk-clock clock-tag-${clock.phase}`}>
      <button
        type="button"
        class="desk-time"
        aria-label={t("club.clock.change")}
        onClick={onChange}
      >
        <ClockIcon size={26} />
        <span role="timer">{called ? t(`club.clock.${clock.phase}`) : countdown(clock.remaining)}</span>
      </button>
      {clock.phase === "ready" || clock.phase === "paused" ? (
        <button
          type="button"
          class="button"
          aria-busy={acting.busy}
          onClick={() => void acting.act({ kind: "start_clock", round: round.round })}
        >
          {t(clock.phase === "ready" ? "club.clock.start" : "club.clock.go_on")}
        </button>
      ) : (
        !called && (
          <button
            type="button"
            class="button"
            aria-busy={acting.busy}
            onClick={() => void acting.act({ kind: "call_last_hand", round: round.round })}
          >
            {t("club.clock.call_last_hand")}
          </button>
        )
      )}
      <ActingNote acting={acting} />
    </div>
  );
}

const MINUTES = [1, 5, 10, -1, -5] as const;

export interface ClockSheetProps {
  readonly desk: Desk;
  readonly round: number;
  readonly onClose: () => void;
}

export function ClockSheet({ desk, round, onClose }: ClockSheetProps) {
  const acting = useActing(desk);
  const { view, at } = desk.received;
  const clock = useRoundClock(view.round?.clock ?? null, at, view.plan.at_time);
  const runs = clock?.phase === "running" || clock?.phase === "warning";
  return (
    <Sheet title={t("club.clock.of_round", { round })} onClose={onClose}>
      <div class="clock-minutes">
        {MINUTES.map((minutes) => (
          <button
            type="button"
            class="button"
            aria-busy={acting.busy}
            onClick={() => void acting.act({ kind: "add_time", round, minutes })}
            key={minutes}
          >
            {minutes > 0 ? t("club.clock.more", { minutes }) : t("club.clock.less", { minutes: -minutes })}
          </button>
        ))}
      </div>
      {runs && (
        <button
          type="button"
          class="button"
          aria-busy={acting.busy}
          onClick={() => void acting.act({ kind: "pause_clock", round })}
        >
          {t("club.clock.pause")}
        </button>
      )}
      <ActingNote acting={acting} />
    </Sheet>
  );
}
