/** What stands in place of a page that can't be shown: why, and the way to load it again. */
import { t } from "./language/language";
import "./load-again.css";

export interface LoadAgainProps {
  /** The key of the line that says why. */
  readonly why: "page.not_loaded.unreachable" | "page.broken";
}

export function LoadAgain({ why }: LoadAgainProps) {
  return (
    <main class="load-again">
      <div role="alert">
        <h1>{t(why)}</h1>
      </div>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {t("page.load_again")}
      </button>
    </main>
  );
}
