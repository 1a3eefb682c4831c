/** Where I stand. */
import type { PhoneView, StandingRow } from "../../generated/club";
import { t } from "../../language/language";
import { eventPath } from "../addresses";
import { signed } from "../figures";

export function MyPlace({ view, standing }: { readonly view: PhoneView; readonly standing: StandingRow }) {
  return (
    <a class="card my-place" href={eventPath(view.event)}>
      <span class="my-place-number">{standing.place}</span>
      <span class="my-place-of">
        {t("club.phone.place", { of: view.of })}
        {view.provisional && <small>{t("club.provisional")}</small>}
      </span>
      <span class="my-place-sums">
        {t("club.points", { n: standing.points })} · {t("club.wins", { n: standing.wins })} · {signed(standing.effectiveness)}
      </span>
    </a>
  );
}
