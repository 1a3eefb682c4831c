/** Everything on paper, and everything as a file. */
import { useSignal } from "@preact/signals";
import type { ClubRefused } from "../../generated/club";
import { t } from "../../language/language";
import { fetchFile, NoAnswerError } from "../api";
import { PrintIcon } from "../icons";
import { Refused } from "../refused";
import type { Desk } from "./desk";
import { EXPORTS, exportAddress, PRINTS, type Print, printAddress } from "./print-list";

/** These are of a round, and there is nothing to print before the first. */
const OF_A_ROUND: ReadonlySet<Print> = new Set(["cards", "slips", "seating"]);

export function PrintPart({ desk }: { readonly desk: Desk }) {
  const round = desk.received.view.round?.round ?? null;
  const shown = PRINTS.filter((what) => round !== null || !OF_A_ROUND.has(what));
  return (
    <>
      <div class="desk-title">
        <h2>{t("club.part.print")}</h2>
      </div>
      <ul class="prints">
        {shown.map((what) => (
          <li key={what}>
            <a
              class="card print"
              href={printAddress(desk.event, what, OF_A_ROUND.has(what) ? round : null)}
              target="_blank"
              rel="noreferrer"
            >
              <PrintIcon size={22} />
              <span>
                <b>{t(`club.print.${what}`)}</b>
                <span class="quiet-text">{t(`club.print.${what}.says`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <h3>{t("club.export")}</h3>
      <p class="quiet-text">{t("club.export.table")}</p>
      <div class="exports">
        {EXPORTS.map((as) => (
          <a class="button" href={exportAddress(desk.event, as)} download={`${desk.received.view.plan.name}.${as}`} key={as}>
            {as.toUpperCase()}
          </a>
        ))}
        <WholeEvent desk={desk} />
      </div>
    </>
  );
}

/** The whole event as one file, from which another server can take it up. */
function WholeEvent({ desk }: { readonly desk: Desk }) {
  const refused = useSignal<ClubRefused | null>(null);
  const lost = useSignal(false);
  const take = async () => {
    refused.value = null;
    lost.value = false;
    try {
      const answer = await fetchFile(`/api/club/${desk.event}/event.json`, desk.token);
      if (answer.ok) save(answer.value, `${desk.received.view.plan.name}.json`);
      else refused.value = answer.refused;
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      lost.value = true;
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void take()}>
        {t("club.export.event")}
      </button>
      <Refused refused={refused.value} />
      {lost.value && <p class="refusal">{t("club.no_answer")}</p>}
    </>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
