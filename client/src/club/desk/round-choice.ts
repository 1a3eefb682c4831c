/** A round of the event: the latest is in the view, earlier ones are asked for. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RoundView } from "../../generated/club";
import { clubApi } from "../api";
import type { Desk } from "./desk";

/** The round of that number, null while it is on its way. It follows corrections, as everything does. */
export function useRound(desk: Desk, number: number): RoundView | null {
  const { view } = desk.received;
  const fetched = useSignal<RoundView | null>(null);
  const isLatest = view.round?.round === number;
  useEffect(() => {
    if (isLatest || number < 1) return;
    let wanted = true;
    clubApi.round(desk.event, number).then(
      (answer) => {
        if (wanted && answer.ok) fetched.value = answer.value;
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [desk.event, number, isLatest, view.version, fetched]);
  if (isLatest) return view.round;
  return fetched.value?.round === number ? fetched.value : null;
}
