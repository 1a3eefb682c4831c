/** What every part of the organiser's desk works with, and giving a command from it. */
import { type Signal, useSignal } from "@preact/signals";
import type { ClubRefused, OrganiserCommand, OrganiserView } from "../../generated/club";
import type { Received } from "../live";
import type { TypedScore } from "../score-entry";
import type { Sending } from "../sending";

export interface Desk {
  readonly event: string;
  readonly token: string;
  readonly received: Received<OrganiserView>;
  readonly sending: Sending<OrganiserCommand>;
  /** Scores that are typed and not yet given, by round and table: no other organiser's change takes them away. */
  readonly drafts: Signal<ReadonlyMap<string, TypedScore>>;
}

export interface Acting {
  readonly busy: boolean;
  readonly refused: ClubRefused | null;
  /** Give a command; true when it is committed. */
  readonly act: (act: OrganiserCommand) => Promise<boolean>;
  /** Give the refused one again: it is made on the newest version now. */
  readonly again: () => Promise<boolean>;
  readonly dismiss: () => void;
}

/** Commands of one place of the desk, with what became of the latest. */
export function useActing(desk: Desk): Acting {
  const busy = useSignal(0);
  const refusal = useSignal<{ readonly act: OrganiserCommand; readonly refused: ClubRefused } | null>(null);
  const act = async (command: OrganiserCommand) => {
    busy.value += 1;
    refusal.value = null;
    const answer = await desk.sending.send(command);
    busy.value -= 1;
    if (!answer.ok) refusal.value = { act: command, refused: answer.refused };
    return answer.ok;
  };
  return {
    busy: busy.value > 0,
    refused: refusal.value?.refused ?? null,
    act,
    again: async () => (refusal.value === null ? false : act(refusal.value.act)),
    dismiss: () => {
      refusal.value = null;
    },
  };
}

export function isConflict(refused: ClubRefused): boolean {
  return refused.changed.length > 0;
}
