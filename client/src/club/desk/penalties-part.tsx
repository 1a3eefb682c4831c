/** All penalties of a round, and giving one to anybody. */
import { t } from "../../language/language";
import { roundWords } from "../words";
import type { Desk } from "./desk";
import { PenaltyFields } from "./penalty-fields";
import "./penalties-part.css";

export function PenaltiesPart({ desk }: { readonly desk: Desk }) {
  const { view } = desk.received;
  const { round } = view;
  const totals = view.standings.filter((row) => row.penalties > 0);
  return (
    <>
      <div class="desk-title">
        <h2>{t("club.part.penalties")}</h2>
      </div>
      <p class="quiet-text">{t("club.penalties.says")}</p>
      {round === null ? (
        <p>{t("club.penalties.later")}</p>
      ) : (
        <section class="card penalties-round">
          <h3>{roundWords(round.round, view.rounds)}</h3>
          {round.penalties.length === 0 ? (
            <p class="quiet-text">{t("club.penalties.none")}</p>
          ) : (
            <ul class="penalty-list">
              {round.penalties.map((penalty) => (
                <li key={penalty.player}>
                  <b>{penalty.name}</b> <span class="below-zero">{`\u2212${penalty.points}`}</span>{" "}
                  <span class="quiet-text">{penalty.reason}</span>
                </li>
              ))}
            </ul>
          )}
          <PenaltyFields
            desk={desk}
            round={round}
            people={view.entries.filter((entry) => entry.status !== "withdrawn").flatMap((entry) => entry.people)}
          />
        </section>
      )}
      {totals.length > 0 && (
        <section class="card penalties-round">
          <h3>{t("club.penalties.total")}</h3>
          <ul class="penalty-list">
            {totals.map((row) => (
              <li key={row.player}>
                <b>{row.name}</b> <span class="below-zero">{`\u2212${row.penalties}`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
