/** A rule set to be read, changed, named, sent, printed and played by. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RulePage } from "../generated/messages";
import { forOthers } from "../connection/others-address";
import { RequestSheet } from "../home/request-sheet";
import { language, t } from "../language/language";
import { BackIcon, PlayIcon, ScoreIcon, WarnIcon } from "../look/icons";
import type { PageProps } from "../pages";
import { withWholeTiles } from "../tile/whole-tiles";
import { scorePath } from "./address";
import { BookSection } from "./book-section";
import { BookTools } from "./book-tools";
import { type Composing, useComposing } from "./composing";
import { Composer } from "./composer";
import { Frame, NotYet } from "./frame";
import { printSize } from "./print-size";
import "./book.css";
import "./print.css";

export function BookPage({ parameters }: PageProps) {
  const composing = useComposing(parameters["name"] ?? "", language.value);
  const { page, state } = composing;
  return (
    <Frame>
      {page !== null ? <Book composing={composing} page={page} /> : <NotYet failure={state === "loading" || state === "here" ? null : state} />}
    </Frame>
  );
}

function Book({ composing, page }: { readonly composing: Composing; readonly page: RulePage }) {
  const changing = useSignal(false);
  const asking = useSignal(false);
  const title = composing.title === "" ? page.title : composing.title;
  useEffect(() => {
    document.title = `${title} · ${t("app.name")}`;
    return () => {
      document.title = t("app.name");
    };
  }, [title]);
  return (
    <main class="book" data-points={page.changes["direction"] ?? page.request.rules.direction} style={{ "--print-size": printSize(page) }}>
      <header class="book-head">
        <nav class="book-nav">
          <a class="button button-plain" href="/rules">
            <BackIcon size={20} />
            {t("book.all")}
          </a>
          <BookTools title={title} />
        </nav>
        <h1>{title}</h1>
        <p class="book-says">
          {withWholeTiles(composing.title === "" ? page.says : t("book.based", { title: page.title }))}
        </p>
        <p class="quiet-text book-source">
          {t("book.source")}: {withWholeTiles(page.source)}
        </p>
        {composing.notice !== null && (
          <p class="refusal" role="alert">
            <WarnIcon size={18} />
            {composing.notice}
          </p>
        )}
        <Composer composing={composing} page={page} changing={changing} />
      </header>
      <div class="book-sections">
        {page.sections.map((section) => (
          <BookSection
            key={section.section}
            page={page}
            section={section}
            composing={changing.value}
            refused={composing.refused}
            onAnswer={composing.answer}
          />
        ))}
      </div>
      <footer class="book-foot">
        <button
          type="button"
          class="button button-main"
          onClick={() => {
            asking.value = true;
          }}
        >
          <PlayIcon size={20} />
          {t("book.play")}
        </button>
        <a class="button" href={scorePath(page.name, page.changes)}>
          <ScoreIcon size={20} />
          {t("home.score")}
        </a>
      </footer>
      <p class="book-address">{new URL(forOthers("/")).host}</p>
      {asking.value && (
        <RequestSheet
          chosen={{ preset: page.request, changes: page.changes, title }}
          onClose={() => {
            asking.value = false;
          }}
        />
      )}
    </main>
  );
}
