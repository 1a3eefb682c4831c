/** The state of a page of the rule book: what is chosen, what the server says of it, and the address that tells of it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Failure } from "../connection/ask";
import type { RulePage } from "../generated/messages";
import { t } from "../language/language";
import { bookPath, type Changes, type Composed, composedIn, NOTHING_COMPOSED, TITLE_LENGTH } from "./address";
import type { RefusedAnswer } from "./book-section";
import { type PageAnswer, fetchPage } from "./books";

export interface Composing {
  readonly page: RulePage | null;
  readonly state: "loading" | "here" | Failure;
  readonly title: string;
  /** What is wrong with the link that led here, in words. */
  readonly notice: string | null;
  readonly refused: RefusedAnswer | null;
  readonly answer: (question: string, changes: Changes) => void;
  readonly undoAll: () => void;
  readonly call: (title: string) => void;
}

export function useComposing(name: string, language: string): Composing {
  const page = useSignal<RulePage | null>(null);
  const state = useSignal<Composing["state"]>("loading");
  const composed = useSignal<Composed>(NOTHING_COMPOSED);
  const notice = useSignal<string | null>(null);
  const refused = useSignal<RefusedAnswer | null>(null);
  const latest = useLatest();

  const show = (shown: RulePage, title: string) => {
    page.value = shown;
    state.value = "here";
    composed.value = { changes: shown.changes, title };
    history.replaceState(null, "", bookPath(name, composed.value));
  };

  useEffect(() => {
    const wanted = composedIn(location.search);
    const asked = wanted ?? NOTHING_COMPOSED;
    if (wanted === null) notice.value = t("book.link.damaged");
    void latest(fetchPage(name, asked.changes, language), async (answer) => {
      if (answer.kind === "here") return show(answer.value, asked.title);
      if (answer.kind !== "refused") {
        state.value = answer.kind;
        return;
      }
      notice.value =
        answer.refusal.option === ""
          ? t("book.link.damaged")
          : t("book.link.senseless", { option: answer.refusal.option, text: answer.refusal.text });
      await latest(fetchPage(name, {}, language), (plain) => {
        if (plain.kind === "here") show(plain.value, "");
        else state.value = plain.kind === "refused" ? "faulty" : plain.kind;
      });
    });
  }, [name, language]);

  const answer = (question: string, changes: Changes) => {
    const all = { ...composed.value.changes, ...changes };
    void latest(fetchPage(name, all, language), (answered) => {
      refused.value = answered.kind === "refused" ? { question, text: answered.refusal.text } : null;
      if (answered.kind === "here") show(answered.value, composed.value.title);
      else if (answered.kind !== "refused") refused.value = { question, text: t(`page.not_loaded.${answered.kind}`) };
    });
  };
  return {
    page: page.value,
    state: state.value,
    title: composed.value.title,
    notice: notice.value,
    refused: refused.value,
    answer,
    undoAll: () => {
      notice.value = null;
      refused.value = null;
      void latest(fetchPage(name, {}, language), (plain) => {
        if (plain.kind === "here") show(plain.value, "");
      });
    },
    call: (title) => {
      composed.value = { ...composed.value, title: title.slice(0, TITLE_LENGTH) };
      history.replaceState(null, "", bookPath(name, composed.value));
    },
  };
}

type Latest = (asked: Promise<PageAnswer>, then: (answer: PageAnswer) => unknown) => Promise<void>;

/** Answers that come after a later question was asked are of no interest any more. */
function useLatest(): Latest {
  const count = useSignal(0);
  return async (asked, then) => {
    const mine = count.peek() + 1;
    count.value = mine;
    const answer = await asked;
    if (count.peek() === mine) await then(answer);
  };
}
