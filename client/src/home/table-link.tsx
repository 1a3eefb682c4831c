/** The link to a table: to be seen, copied, and sent with whatever the device has for sending. */
import { useSignal } from "@preact/signals";
import { forOthers } from "../connection/others-address";
import { copyText } from "../copy-text";
import { t } from "../language/language";
import { CheckIcon, LinkIcon } from "../look/icons";
import { tablePath } from "../router";

const COPIED_IS_SHOWN_MS = 2_500;

export function TableLink({ table }: { readonly table: string }) {
  const copied = useSignal(false);
  const address = forOthers(tablePath(table));
  const copy = async () => {
    copied.value = await copyText(address);
    setTimeout(() => {
      copied.value = false;
    }, COPIED_IS_SHOWN_MS);
  };
  // Somebody may put the sheet for sharing away again: that is no error.
  const share = () => navigator.share({ text: t("waiting.share.text"), url: address }).catch(() => undefined);
  const canShare = "share" in navigator;
  return (
    <section class="card table-link" aria-labelledby="table-link-title">
      <h2 id="table-link-title">{t("waiting.link")}</h2>
      <p class="quiet-text">{t("waiting.link.text")}</p>
      <input
        class="field"
        readOnly
        aria-labelledby="table-link-title"
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="table-link-buttons">
        <button type="button" class="button" onClick={() => void copy()}>
          {copied.value ? <CheckIcon size={20} /> : <LinkIcon size={20} />}
          {t(copied.value ? "waiting.copied" : "waiting.copy")}
        </button>
        {canShare && (
          <button type="button" class="button" onClick={() => void share()}>
            {t("waiting.share")}
          </button>
        )}
      </div>
      <p class="unseen" role="status">
        {copied.value && t("waiting.copied")}
      </p>
    </section>
  );
}
