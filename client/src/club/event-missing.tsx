/** An event that isn't to be seen, or is still on its way. */
import { t } from "../language/language";
import { GoatIcon } from "../look/icons";
import "../home/nothing-here.css";
import "./event-missing.css";
import { CLUB } from "./addresses";

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** `status` is that of the refusal; null while there is no answer yet. */
export function EventMissing({ status }: { readonly status: number | null }) {
  if (status === null) {
    return (
      <p class="quiet-text on-the-way" role="status">
        {t("club.loading")}
      </p>
    );
  }
  const forbidden = status === FORBIDDEN || status === UNAUTHORIZED;
  return (
    <main class="card nothing-here event-missing">
      <GoatIcon size={72} />
      <h1>{t(forbidden ? "club.forbidden" : "club.missing")}</h1>
      <p class="quiet-text">{t(forbidden ? "club.forbidden.text" : "club.missing.text")}</p>
      <a class="button button-main" href={CLUB}>
        {t("club.to_club")}
      </a>
    </main>
  );
}
