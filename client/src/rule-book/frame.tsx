/** What stands round every page of the rule book. */
import type { ComponentChildren } from "preact";
import { Header } from "../home/header";
import { t } from "../language/language";
import "./frame.css";

export function Frame({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="page book-frame">
      <Header />
      {children}
    </div>
  );
}

/** While there is nothing to show, and when nothing could be had. */
export function NotYet({ failed }: { readonly failed: boolean }) {
  return (
    <main class="book-not-yet">
      <p class="quiet-text on-the-way" role="status">
        {t(failed ? "page.not_loaded" : "page.loading")}
      </p>
      {failed && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {t("page.load_again")}
        </button>
      )}
    </main>
  );
}
