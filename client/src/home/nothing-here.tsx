/** Nothing to be seen: a table that was never there, is closed or full, or an address of nothing at all. It leads home. */
import { t } from "../language/language";
import { GoatIcon } from "../look/icons";
import "./nothing-here.css";

export type WhyNothing = "closed" | "missing" | "nowhere" | "taken";

/** Why a table can't be shown, from the refusal's code. */
export function whyNothing(code: string): WhyNothing {
  switch (code) {
    case "not_seated":
      return "taken";
    case "table_closed":
      return "closed";
    default:
      return "missing";
  }
}

const WORDS: Readonly<Record<WhyNothing, { readonly title: string; readonly text: string }>> = {
  closed: { title: "closed.title", text: "closed.text" },
  missing: { title: "missing.title", text: "missing.text" },
  nowhere: { title: "nowhere.title", text: "nowhere.text" },
  taken: { title: "taken.title", text: "taken.text" },
};

export function NothingHere({ why }: { readonly why: WhyNothing }) {
  return (
    <main class="card nothing-here">
      <GoatIcon size={72} />
      <h1>{t(WORDS[why].title)}</h1>
      <p class="quiet-text">{t(WORDS[why].text)}</p>
      <a class="button button-main" href="/">
        {t("page.home")}
      </a>
    </main>
  );
}
