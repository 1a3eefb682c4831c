/** What a round gave, as people write it down: for each account what it was, the round's points, what it became. */
import type { Settlement } from "../generated/messages";
import { t } from "../language/language";
import { AccountChip } from "../look/account";
import { Avatars } from "../look/avatars";
import { FishIcon } from "../look/icons";
import { accountOf } from "../table/sides";
import { exampleSides } from "./people";
import "./score-table.css";

interface ScoreTableProps {
  readonly settlement: Settlement;
  readonly sides: readonly number[];
  /** What happened, where the picture doesn't say it otherwise. */
  readonly caption?: string;
}

export function ScoreTable({ settlement, sides, caption }: ScoreTableProps) {
  const accounts = exampleSides(sides);
  const fish = settlement.finish === "block";
  return (
    <table class="score-table">
      {caption !== undefined ? <caption>{caption}</caption> : <caption class="unseen">{t("book.points")}</caption>}
      <thead>
        <tr>
          <td />
          {accounts.map((people, side) => (
            <th scope="col" key={side}>
              <Avatars people={people} size={28} />
              <span>{people.map(({ name }) => name).join(" + ")}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t("book.before")}</th>
          {accounts.map((_, side) => (
            <td key={side}>
              <AccountChip account={accountOf(settlement.before, side)} />
            </td>
          ))}
        </tr>
        <tr class="score-table-round">
          <th scope="row">{t("book.round")}</th>
          {accounts.map((_, side) => (
            <td key={side}>
              {fish && <FishIcon size={17} />}
              {settlement.points[side]}
            </td>
          ))}
        </tr>
        <tr class="score-table-after">
          <th scope="row">{t("book.after")}</th>
          {accounts.map((_, side) => (
            <td key={side}>
              <AccountChip account={accountOf(settlement.after, side)} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
