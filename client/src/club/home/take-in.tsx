/** Taking in a whole event from the file that another desk, or this one, has written. */
import { useSignal } from "@preact/signals";
import { commandId } from "../../connection/random";
import type { ClubRefused } from "../../generated/club";
import { t } from "../../language/language";
import { navigate } from "../../router";
import { deskPath } from "../addresses";
import { clubApi } from "../api";
import { FileButton } from "../file-button";
import { rememberOrganiser, tokenIn } from "../memory";
import { untilAnswered } from "../outbox";
import { Refused } from "../refused";

/** As the server has it: what is longer it doesn't even receive, and then can't say why. */
const LARGEST_FILE = 8 * 1_048_576;
const TOO_LARGE: ClubRefused = { code: "club_refusal.too_large", values: {}, row: null, changed: [] };

export function TakeIn() {
  const refused = useSignal<ClubRefused | null>(null);
  const busy = useSignal(false);
  const take = async (file: File) => {
    refused.value = file.size > LARGEST_FILE ? TOO_LARGE : null;
    if (refused.value !== null) return;
    busy.value = true;
    const command = commandId();
    const answer = await untilAnswered(() => clubApi.takeIn(command, file));
    busy.value = false;
    refused.value = answer.ok ? null : answer.refused;
    if (!answer.ok) return;
    rememberOrganiser(answer.value.event, tokenIn(answer.value.organise));
    navigate(deskPath(answer.value.event));
  };
  return (
    <>
      <FileButton
        words={t(busy.value ? "club.take_in.busy" : "club.take_in")}
        accept=".json,application/json"
        busy={busy.value}
        onFile={(file) => void take(file)}
      />
      <Refused refused={refused.value} />
    </>
  );
}
