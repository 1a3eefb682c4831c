/** Sending the page to somebody, and printing it. */
import { useSignal } from "@preact/signals";
import { forOthers } from "../connection/others-address";
import { copyText } from "../copy-text";
import { t } from "../language/language";
import { CheckIcon, LinkIcon, PrintIcon } from "../look/icons";

const COPIED_IS_SHOWN_MS = 2_500;

export function BookTools({ title }: { readonly title: string }) {
  const copied = useSignal(false);
  const share = async () => {
    const url = forOthers(location.pathname + location.search + location.hash);
    // Somebody may put the sheet for sharing away again: that is no error.
    if ("share" in navigator) return navigator.share({ title, url }).catch(() => undefined);
    copied.value = await copyText(url);
    setTimeout(() => {
      copied.value = false;
    }, COPIED_IS_SHOWN_MS);
  };
  return (
    <div class="book-tools">
      <button type="button" class="button button-plain" onClick={() => void share()}>
        {copied.value ? <CheckIcon size={20} /> : <LinkIcon size={20} />}
        <span class="book-tool-name">{t(copied.value ? "book.shared" : "book.share")}</span>
      </button>
      <button type="button" class="button button-plain" onClick={() => print()}>
        <PrintIcon size={20} />
        <span class="book-tool-name">{t("book.print")}</span>
      </button>
      <p class="unseen" role="status">
        {copied.value && t("book.shared")}
      </p>
    </div>
  );
}
