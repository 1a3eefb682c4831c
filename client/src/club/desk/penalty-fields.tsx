/** The window for penalties: each person of a table, with the points that are taken off in this round. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { RoundView, Seated } from "../../generated/club";
import { t } from "../../language/language";
import { onlyDigits } from "../score-entry";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";
import { ReasonField } from "./reason-field";

export interface PenaltyFieldsProps {
  readonly desk: Desk;
  readonly round: RoundView;
  readonly people: readonly Seated[];
}

export function PenaltyFields({ desk, round, people }: PenaltyFieldsProps) {
  const acting = useActing(desk);
  const chosen = useSignal<string | null>(null);
  const points = useSignal("");
  const reason = useSignal("");
  const reasonMissing = useSignal(false);
  const field = useId();
  const penalty = (player: string) => round.penalties.find((other) => other.player === player);
  const choose = (player: string) => {
    const known = penalty(player);
    chosen.value = chosen.value === player ? null : player;
    points.value = known === undefined ? "" : String(known.points);
    reason.value = known?.reason ?? "";
  };
  const write = async () => {
    if (chosen.value === null || points.value === "") return;
    reasonMissing.value = reason.value.trim() === "";
    if (reasonMissing.value) return;
    const written = await acting.act({
      kind: "penalise",
      round: round.round,
      player: chosen.value,
      points: Number(points.value),
      reason: reason.value.trim(),
    });
    if (written) chosen.value = null;
  };
  return (
    <fieldset class="penalty-fields">
      <legend class="choice-label">{t("club.penalties")}</legend>
      <div class="penalty-people">
        {people.map((person) => (
          <button
            type="button"
            class="button"
            aria-pressed={chosen.value === person.player}
            onClick={() => choose(person.player)}
            key={person.player}
          >
            {person.name}
            {penalty(person.player) !== undefined && <b class="below-zero">{`\u2212${penalty(person.player)?.points}`}</b>}
          </button>
        ))}
      </div>
      {chosen.value !== null && (
        <form
          class="penalty-form"
          onSubmit={(event) => {
            event.preventDefault();
            void write();
          }}
        >
          <label class="choice-label" for={field}>
            {t("club.penalties.points")}
          </label>
          <input
            id={field}
            class="field"
            type="text"
            inputMode="numeric"
            autocomplete="off"
            value={points.value}
            onInput={(event) => {
              points.value = onlyDigits(event.currentTarget.value);
              event.currentTarget.value = points.value;
            }}
          />
          <ReasonField reason={reason} missing={reasonMissing.value} needed />
          <button type="submit" class="button" aria-busy={acting.busy} disabled={points.value === ""}>
            {t(points.value === "0" ? "club.penalties.take_back" : "club.penalties.write")}
          </button>
        </form>
      )}
      <ActingNote acting={acting} />
    </fieldset>
  );
}
