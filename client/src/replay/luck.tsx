/** How much of a round's result, or of the match's, was luck and how much skill, for each side. */
import { useState } from "preact/hooks";
import { t } from "../language/language";
import type { RoundAnalysis, TargetIn } from "../generated/messages";
import type { Person } from "../table/people";
import { calledOf, sidesOf } from "../table/sides";
import { shareOf } from "./luck-share";
import { amountText, signedText } from "./number-text";
import "./luck.css";

export interface LuckProps {
  readonly round: RoundAnalysis;
  /** All rounds of the match; empty where they aren't all there, or where there is only one. */
  readonly whole: readonly RoundAnalysis[];
  readonly people: readonly Person[];
  readonly unit: TargetIn;
}

export function Luck({ round, whole, people, unit }: LuckProps) {
  const [ofMatch, setOfMatch] = useState(false);
  const rounds = ofMatch ? whole : [round];
  const hasPar = rounds.every(({ par }) => par !== null);
  return (
    <div class="luck">
      <table>
        <caption class="unseen">{t("luck.title")}</caption>
        <thead>
          <tr>
            <td>
              {whole.length > 0 && (
                <button type="button" class="luck-scope" onClick={() => setOfMatch(!ofMatch)}>
                  {t(ofMatch ? "luck.of_match" : "luck.of_round")}
                </button>
              )}
            </td>
            <th scope="col">{t("luck.luck")}</th>
            <th scope="col">{t("luck.skill")}</th>
            <th scope="col">{t("luck.lost")}</th>
            {hasPar && <th scope="col">{t("luck.par")}</th>}
          </tr>
        </thead>
        <tbody>
          {sidesOf(people).map((side) => {
            const share = shareOf(rounds, side);
            return (
              <tr key={side.number}>
                <th scope="row">{calledOf(side.people)}</th>
                <td>{signedText(share.luck, unit)}</td>
                <td>{signedText(share.skill, unit)}</td>
                <td>{amountText(share.lost, unit)}</td>
                {hasPar && <td>{signedText(share.par, unit)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      <details>
        <summary>{t("luck.what")}</summary>
        <p>
          {t("luck.says")} {hasPar && t("luck.par.says")} {t(`luck.in.${unit}`)}
        </p>
      </details>
    </div>
  );
}
