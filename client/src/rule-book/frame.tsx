/** What stands round every page of the rule book. */
import type { ComponentChildren } from "preact";
import type { Failure } from "../connection/ask";
import { Header } from "../home/header";
import { NothingHere } from "../home/nothing-here";
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

/** While there is nothing to show, and when nothing could be had: why, and the way on. */
export function NotYet({ failure }: { readonly failure: Failure | null }) {
  if (failure === "missing") return <NothingHere why="nowhere" />;
  return (
    <main class="book-not-yet">
      <p class="quiet-text on-the-way" role="status">
        {t(failure === null ? "page.loading" : `page.not_loaded.${failure}`)}
      </p>
      {failure !== null && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {t("page.load_again")}
        </button>
      )}
    </main>
  );
}
