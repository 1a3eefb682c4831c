/** With these two columns every table of places begins: the place, and who has it. */
import { t } from "../language/language";

export function PlaceColumns({ who }: { readonly who: string }) {
  return (
    <>
      <th scope="col">
        <span class="unseen">{t("club_column.place")}</span>
      </th>
      <th scope="col" class="standings-who">
        {who}
      </th>
    </>
  );
}
