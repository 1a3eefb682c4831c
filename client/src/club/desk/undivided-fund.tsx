/** Money has come in and nobody is to get any of it: that is said before it is forgotten. */
import type { OrganiserView } from "../../generated/club";
import { language, t } from "../../language/language";
import { deskPath } from "../addresses";
import { money } from "../figures";

export function UndividedFund({ view }: { readonly view: OrganiserView }) {
  if (!isUndivided(view)) return null;
  const { currency, fund } = view.prizes;
  return (
    <p class="card table-card" role="note">
      {t("club.fund.undivided", { amount: money(fund, currency, language.value) })}{" "}
      <a href={deskPath(view.event, "settings")}>{t("club.fund.divide")}</a>
    </p>
  );
}

export function isUndivided({ plan, prizes }: Pick<OrganiserView, "plan" | "prizes">): boolean {
  return prizes.fund > 0 && plan.fund.shares.length === 0;
}
