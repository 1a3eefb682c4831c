/** The fund, and what each place comes to. */
import type { Fund, Prizes } from "../generated/club";
import { language, t } from "../language/language";
import { money } from "./figures";
import "./prize-table.css";

export interface PrizeTableProps {
  readonly prizes: Prizes;
  readonly fund: Fund;
  readonly final: boolean;
}

export function PrizeTable({ prizes, fund, final }: PrizeTableProps) {
  const amount = (hundredths: number) => money(hundredths, prizes.currency, language.value);
  return (
    <table class="prize-table">
      <caption>
        {t("club.prizes")}
        {!final && <span class="tag">{t("club.prizes.preview")}</span>}
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{t("club_column.place")}</th>
          <th scope="col">{t("club_column.player")}</th>
          <th scope="col">{t("club.prize")}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.rows.map((row) => (
          <tr key={row.player}>
            <td>{row.place}</td>
            <th scope="row">{row.name}</th>
            <td>{amount(row.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">
            {t("club.fund")}
            <span class="quiet-text">{t(`club.split.${fund.split}`)}</span>
          </th>
          <td>{amount(prizes.fund)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
