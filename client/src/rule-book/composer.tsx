/** Beginning and ending to change the rules, and what they are called then. */
import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { RulePage } from "../generated/messages";
import { t } from "../language/language";
import { TITLE_LENGTH } from "./address";
import type { Composing } from "./composing";

interface ComposerProps {
  readonly composing: Composing;
  readonly page: RulePage;
  readonly changing: Signal<boolean>;
}

export function Composer({ composing, page, changing }: ComposerProps) {
  const field = useId();
  const changes = Object.keys(page.changes).length;
  const composed = changes > 0 || composing.title !== "";
  return (
    <div class="composer">
      <div class="composer-row">
        <button
          type="button"
          class="button"
          aria-expanded={changing.value}
          onClick={() => {
            changing.value = !changing.value;
          }}
        >
          {t(changing.value ? "book.compose.done" : "book.compose")}
        </button>
        {changes > 0 && (
          <span class="tag composer-changes" role="status">
            {t("book.changes", { n: changes })}
          </span>
        )}
        {composed && changing.value && (
          <button type="button" class="button button-plain" onClick={composing.undoAll}>
            {t("book.undo_all")}
          </button>
        )}
      </div>
      {changing.value && (
        <>
          <p class="quiet-text">{t("book.compose.says")}</p>
          <div>
            <label class="choice-label" for={field}>
              {t("book.name")}
            </label>
            <input
              id={field}
              class="field"
              type="text"
              autocomplete="off"
              maxLength={TITLE_LENGTH}
              placeholder={t("book.name.placeholder")}
              value={composing.title}
              onInput={(event) => composing.call(event.currentTarget.value)}
            />
          </div>
        </>
      )}
    </div>
  );
}
