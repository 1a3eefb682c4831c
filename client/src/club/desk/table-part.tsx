/** The whole table of places, and what the places are worth. */
import { t } from "../../language/language";
import { PrintIcon, TrophyIcon } from "../icons";
import { PrizeTable } from "../prize-table";
import { Standings } from "../standings";
import { hasBegun } from "../words";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";
import { printAddress } from "./print-list";
import { UndividedFund } from "./undivided-fund";
import "./table-part.css";

export function TablePart({ desk }: { readonly desk: Desk }) {
  const { view } = desk.received;
  const acting = useActing(desk);
  const { format, fund } = view.plan;
  const mayFinish = view.phase === "between" || (view.phase === "round" && view.round?.done === view.round?.games.length);
  return (
    <>
      <div class="desk-title">
        <h2>{t(view.phase === "finished" ? "club.standings.final" : "club.standings")}</h2>
        <a class="button" href={printAddress(desk.event, "standings")} target="_blank" rel="noreferrer">
          <PrintIcon size={18} />
          {t("club.part.print")}
        </a>
        {view.phase === "finished" && (
          <a class="button" href={printAddress(desk.event, "certificates")} target="_blank" rel="noreferrer">
            <TrophyIcon size={18} />
            {t("club.print.certificates")}
          </a>
        )}
      </div>
      <section class="card table-card">
        <Standings
          rows={hasBegun(view) ? view.standings : []}
          penalties={format.penalties}
          pairs={format.unit === "pair"}
          provisional={view.provisional}
        />
      </section>
      {fund.shares.length > 0 && (
        <section class="card table-card">
          <PrizeTable prizes={view.prizes} fund={fund} final={view.phase === "finished"} />
        </section>
      )}
      <UndividedFund view={view} />
      {mayFinish && (
        <div class="next-step">
          <button
            type="button"
            class={view.rounds !== null && view.round?.round === view.rounds ? "button button-main" : "button"}
            aria-busy={acting.busy}
            onClick={() => void acting.act({ kind: "finish" })}
          >
            {t("club.finish")}
          </button>
          <ActingNote acting={acting} />
        </div>
      )}
    </>
  );
}
