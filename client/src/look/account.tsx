/** A player's points: remembered ones and an open score differ by fill, shape and sign, never by colour alone. */
import type { Account } from "../generated/messages";
import { t } from "../language/language";
import "./account.css";

export interface AccountChipProps {
  readonly account: Pick<Account, "open" | "remembered">;
  readonly size?: "normal" | "big" | "huge";
}

export function AccountChip({ account, size = "normal" }: AccountChipProps) {
  const look = `account account-${size}`;
  if (account.open !== null) {
    return (
      <b class={`${look} ${account.open === 0 ? "account-nothing" : "account-open"}`} role="img" aria-label={t("account.open", { n: account.open })}>
        {account.open}
      </b>
    );
  }
  if (account.remembered > 0) {
    return (
      <b class={`${look} account-remembered`} role="img" aria-label={t("account.remembered", { n: account.remembered })}>
        +{account.remembered}
      </b>
    );
  }
  return (
    <b class={`${look} account-nothing`} role="img" aria-label={t("account.nothing")}>
      0
    </b>
  );
}
