/** Opening a table and going to it: a value that says how far that is. */
import { useSignal } from "@preact/signals";
import { openTable } from "../connection/connection";
import type { TableOptions } from "../generated/messages";
import { navigate, tablePath } from "../router";

export interface Opening {
  readonly busy: boolean;
  /** The code of the refusal, if there was one. */
  readonly refusal: string | null;
  readonly open: (options: TableOptions, name: string, start: boolean) => Promise<void>;
}

export function useOpening(): Opening {
  const busy = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const open = async (options: TableOptions, name: string, start: boolean) => {
    if (busy.value) return;
    busy.value = true;
    refusal.value = null;
    const answer = await openTable(options, name, start);
    busy.value = false;
    if (answer.kind === "done") navigate(tablePath(answer.table));
    else refusal.value = answer.code;
  };
  return { busy: busy.value, refusal: refusal.value, open };
}
