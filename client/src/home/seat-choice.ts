/** Choosing a seat at a table that waits: one's first, or another one instead of one's own. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { send, sit } from "../connection/connection";
import type { TableView } from "../generated/messages";
import { playerName } from "../settings/settings";

export interface SeatChoice {
  /** The seat that was chosen before there was a name to sit there by: it is kept until there is one. */
  readonly wanted: ReadonlySignal<number | null>;
  readonly nameMissing: ReadonlySignal<boolean>;
  /** Why the seat can't be had. */
  readonly refusal: ReadonlySignal<string | null>;
  /** Take this seat. */
  take(seat: number): Promise<void>;
  /** Take the seat that was chosen, or the next free one; whether there was a name to sit down by. */
  sitDown(): Promise<boolean>;
}

export function useSeatChoice(view: TableView): SeatChoice {
  const wanted = useSignal<number | null>(null);
  const nameMissing = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const sitDown = async () => {
    nameMissing.value = playerName.value === "";
    if (nameMissing.value) return false;
    const answer = await sit(view.table, playerName.value, wanted.value);
    wanted.value = null;
    refusal.value = answer.kind === "refused" ? answer.code : null;
    return true;
  };
  const take = async (seat: number) => {
    if (view.seat === null) {
      wanted.value = seat;
      if (!(await sitDown())) document.querySelector<HTMLInputElement>(".waiting-sit input")?.focus();
      return;
    }
    const answer = await send({ kind: "change_seat", table: view.table, seat });
    refusal.value = answer.kind === "refused" ? answer.code : null;
  };
  return { wanted, nameMissing, refusal, take, sitDown };
}
