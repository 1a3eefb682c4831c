/** How much of a round's result was luck and how much skill, for each side. */
import { t } from "../language/language";
import type { RoundAnalysis } from "../generated/messages";
import type { Person } from "../table/people";
import { calledOf, sidesOf } from "../table/sides";
import { pointsText, signedText } from "./number-text";
import "./luck.css";

export function Luck({ analysis, people }: { readonly analysis: RoundAnalysis; readonly people: readonly Person[] }) {
  const lostBy = (members: readonly Person[]) =>
    analysis.decisions
      .filter(({ seat }) => members.some((person) => person.seat === seat))
      .reduce((sum, { loss }) => sum + loss, 0);
  return (
    <table class="luck">
      <caption class="unseen">{t("luck.title")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("luck.luck")}</th>
          <th scope="col">{t("luck.skill")}</th>
          <th scope="col">{t("luck.lost")}</th>
          {analysis.par !== null && <th scope="col">{t("luck.par")}</th>}
        </tr>
      </thead>
      <tbody>
        {sidesOf(people).map(({ number, people: members }) => (
          <tr key={number}>
            <th scope="row">{calledOf(members)}</th>
            <td>{signedText(analysis.luck[number] ?? 0)}</td>
            <td>{signedText(analysis.skill[number] ?? 0)}</td>
            <td>{pointsText(lostBy(members))}</td>
            {analysis.par !== null && <td>{signedText(analysis.par[number] ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
