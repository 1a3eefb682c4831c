/** Where I stand. */
import type { PhoneView, StandingRow } from "../../generated/club";
import { t } from "../../language/language";
import { eventPath } from "../addresses";
import { signed } from "../figures";

/** Stands where the number comes, while the words are said. */
const NUMBER = "\u0001";

export function MyPlace({ view, standing }: { readonly view: PhoneView; readonly standing: StandingRow }) {
  const [before = "", after = ""] = t("club.phone.place", { place: NUMBER, of: view.of }).split(NUMBER);
  return (
    <a class="card my-place" href={eventPath(view.event)}>
      <span class="my-place-of">
        {before}
        <span class="my-place-number">{standing.place}</span>
        {after}
        {view.provisional && <small>{t("club.provisional")}</small>}
      </span>
      <span class="my-place-sums">
        {t("club.points", { n: standing.points })} · {t("club.wins", { n: standing.wins })} · {signed(standing.effectiveness)}
      </span>
    </a>
  );
}
