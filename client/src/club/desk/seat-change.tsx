/** Two who change places in a round that is drawn, before they play. */
import { useSignal } from "@preact/signals";
import type { GameView, RoundView } from "../../generated/club";
import { t } from "../../language/language";
import { SelectField } from "../select-field";
import { names } from "../words";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";
import { ReasonField } from "./reason-field";

export interface SeatChangeProps {
  readonly desk: Desk;
  readonly round: RoundView;
  readonly game: GameView;
}

interface Seat {
  readonly entry: string;
  readonly names: string;
}

export function SeatChange({ desk, round, game }: SeatChangeProps) {
  const acting = useActing(desk);
  const here = useSignal("");
  const there = useSignal("");
  const reason = useSignal("");
  const missing = useSignal(false);
  const others = [
    ...round.games.filter((other) => other.table !== game.table && other.outcome === null).flatMap(seatsOf),
    ...round.byes.map((bye) => ({ entry: bye.entry, names: names(bye.people) })),
  ];
  if (others.length === 0) return null;
  const swap = async () => {
    missing.value = reason.value.trim() === "";
    if (here.value === "" || there.value === "" || missing.value) return;
    await acting.act({
      kind: "swap_seats",
      round: round.round,
      entries: [here.value, there.value],
      reason: reason.value.trim(),
    });
  };
  return (
    <details class="seat-change">
      <summary>{t("club.seats.change")}</summary>
      <SelectField
        label={t("club.seats.here")}
        value={here.value}
        choices={choicesOf(seatsOf(game))}
        onChoose={(entry) => {
          here.value = entry;
        }}
      />
      <SelectField
        label={t("club.seats.there")}
        value={there.value}
        choices={choicesOf(others)}
        onChoose={(entry) => {
          there.value = entry;
        }}
      />
      <ReasonField reason={reason} missing={missing.value} needed />
      <button
        type="button"
        class="button"
        disabled={here.value === "" || there.value === ""}
        aria-busy={acting.busy}
        onClick={() => void swap()}
      >
        {t("club.seats.swap")}
      </button>
      <ActingNote acting={acting} />
    </details>
  );
}

/** Who can change places here: a pair as one, or each of two players. */
function seatsOf(game: GameView): readonly Seat[] {
  return game.sides.flatMap((side) =>
    side.entries.map((entry, index) => ({
      entry,
      names: side.entries.length === 1 ? names(side.people) : (side.people[index]?.name ?? ""),
    })),
  );
}

function choicesOf(seats: readonly Seat[]) {
  return [{ value: "", text: t("club.choose") }, ...seats.map((seat) => ({ value: seat.entry, text: seat.names }))];
}
