/** Everything on paper, and everything as a file. */
import { useSignal } from "@preact/signals";
import type { ClubRefused } from "../../generated/club";
import { t } from "../../language/language";
import { fetchFile, NoAnswerError } from "../api";
import { PrintIcon } from "../icons";
import { Refused } from "../refused";
import type { Desk } from "./desk";
import { EXPORTS, exportAddress, PRINTS, type Print, printAddress } from "./print-list";
import "./print-part.css";

/** These are of a round, and there is nothing to print before the first. */
const OF_A_ROUND: ReadonlySet<Print> = new Set(["cards", "slips", "seating"]);
/** On these are keys by which anybody could say how a game ended. */
const SECRET: ReadonlySet<Print> = new Set(["slips"]);

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
            <PrintLink desk={desk} what={what} round={OF_A_ROUND.has(what) ? round : null} />
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

interface PrintLinkProps {
  readonly desk: Desk;
  readonly what: Print;
  readonly round: number | null;
}

function PrintLink({ desk, what, round }: PrintLinkProps) {
  const address = printAddress(desk.event, what, round);
  const fetching = useFile(desk);
  const words = (
    <>
      <PrintIcon size={22} />
      <span>
        <b>{t(`club.print.${what}`)}</b>
        <span class="quiet-text">{t(`club.print.${what}.says`)}</span>
        <FetchingNote fetching={fetching} />
      </span>
    </>
  );
  if (!SECRET.has(what)) {
    return (
      <a class="card print" href={address} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  }
  const show = async () => {
    // A window that is opened after the file has come would be kept from opening.
    const shown = open("", "_blank");
    const file = await fetching.fetch(address);
    if (file === null) shown?.close();
    else if (shown !== null) shown.location.href = URL.createObjectURL(file);
  };
  return (
    <button type="button" class="card print" onClick={() => void show()}>
      {words}
    </button>
  );
}

/** The whole event as one file, from which another server can take it up. */
function WholeEvent({ desk }: { readonly desk: Desk }) {
  const fetching = useFile(desk);
  const take = async () => {
    const file = await fetching.fetch(`/api/club/${desk.event}/event.json`);
    if (file !== null) save(file, `${desk.received.view.plan.name}.json`);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void take()}>
        {t("club.export.event")}
      </button>
      <FetchingNote fetching={fetching} />
    </>
  );
}

interface Fetching {
  readonly refused: ClubRefused | null;
  readonly lost: boolean;
  /** The file, or null if it can't be had. */
  readonly fetch: (path: string) => Promise<Blob | null>;
}

/** A file that is for organisers only: no address of it could be given. */
function useFile(desk: Desk): Fetching {
  const refused = useSignal<ClubRefused | null>(null);
  const lost = useSignal(false);
  const take = async (path: string) => {
    refused.value = null;
    lost.value = false;
    try {
      const answer = await fetchFile(path, desk.token);
      if (answer.ok) return answer.value;
      refused.value = answer.refused;
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      lost.value = true;
    }
    return null;
  };
  return { refused: refused.value, lost: lost.value, fetch: take };
}

function FetchingNote({ fetching }: { readonly fetching: Fetching }) {
  if (fetching.lost) return <span class="refusal">{t("club.no_answer")}</span>;
  return <Refused refused={fetching.refused} />;
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
