/** Why a round was drawn as it was. */
import type { Reason, RoundView } from "../../generated/club";
import { t } from "../../language/language";
import { names } from "../words";

export function reasonsWords(reasons: readonly Reason[]): string {
  return reasons.map(({ code, n }) => t(`club_reason.${code}`, { n })).join(" · ");
}

export function DrawReasons({ round }: { readonly round: RoundView }) {
  const reasons = round.games.flatMap((game) => game.reasons);
  const again = (code: Reason["code"]) => reasons.filter((reason) => reason.code === code);
  const partners = again("partners_again").length;
  const opponents = Math.max(0, ...again("opponents_again").map(({ n }) => n));
  return (
    <section class="card draw-reasons" aria-labelledby="draw-reasons">
      <h3 id="draw-reasons">{t("club.reasons")}</h3>
      <dl>
        <div>
          <dt>{t("club.reasons.partners")}</dt>
          <dd>{partners === 0 ? t("club.reasons.partners.new") : t("club.reasons.partners.again", { n: partners })}</dd>
        </div>
        <div>
          <dt>{t("club.reasons.opponents")}</dt>
          <dd>
            {opponents === 0 ? t("club.reasons.opponents.new") : t("club.reasons.opponents.again", { n: opponents + 1 })}
          </dd>
        </div>
        <div>
          <dt>{t("club.reasons.byes")}</dt>
          <dd>{round.byes.length === 0 ? t("club.reasons.byes.none") : round.byes.map(byeWords).join("; ")}</dd>
        </div>
      </dl>
      <p class="quiet-text draw-seed">{t("club.reasons.seed", { seed: round.seed, digest: round.digest.slice(0, 12) })}</p>
    </section>
  );
}

function byeWords(bye: RoundView["byes"][number]): string {
  const why = reasonsWords(bye.reasons);
  return why === "" ? names(bye.people) : `${names(bye.people)} (${why})`;
}
