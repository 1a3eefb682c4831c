/** Why a round was drawn as it was. */
import type { Reason, RoundView } from "../../generated/club";
import { t } from "../../language/language";
import { names } from "../words";

export function reasonsWords(reasons: readonly Reason[]): string {
  return reasons.map(({ code, n }) => t(`club_reason.${code}`, { n })).join(" · ");
}

export function DrawReasons({ round }: { readonly round: RoundView }) {
  const opponents = Math.max(0, ...reasonsOf(round, "opponents_again").map(({ n }) => n));
  return (
    <section class="card draw-reasons" aria-labelledby="draw-reasons">
      <h3 id="draw-reasons">{t("club.reasons")}</h3>
      <dl>
        <div>
          <dt>{t("club.reasons.partners")}</dt>
          <dd>{partnersWords(round)}</dd>
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

/** Who was drawn as a pair has no other partner, ever. */
export function partnersWords(round: RoundView): string {
  const fixed = round.games.every(({ sides }) => sides.every(({ entries }) => entries.length === 1));
  if (fixed) return t("club.reasons.partners.fixed");
  const again = reasonsOf(round, "partners_again").length;
  return again === 0 ? t("club.reasons.partners.new") : t("club.reasons.partners.again", { n: again });
}

function reasonsOf(round: RoundView, code: Reason["code"]): readonly Reason[] {
  return round.games.flatMap(({ reasons }) => reasons.filter((reason) => reason.code === code));
}

function byeWords(bye: RoundView["byes"][number]): string {
  const why = reasonsWords(bye.reasons);
  return why === "" ? names(bye.people) : `${names(bye.people)} (${why})`;
}
