/** An address to be seen, copied, or sent. */
import { useSignal } from "@preact/signals";
import { copyText } from "../copy-text";
import { t } from "../language/language";
import { CheckIcon, LinkIcon } from "../look/icons";
import "./copy-link.css";

const COPIED_IS_SHOWN_MS = 2_500;

export function CopyLink({ address, label }: { readonly address: string; readonly label: string }) {
  const copied = useSignal(false);
  const copy = async () => {
    copied.value = await copyText(address);
    setTimeout(() => {
      copied.value = false;
    }, COPIED_IS_SHOWN_MS);
  };
  return (
    <div class="copy-link">
      <input
        class="field"
        readOnly
        aria-label={label}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        {copied.value ? <CheckIcon size={20} /> : <LinkIcon size={20} />}
        {t(copied.value ? "waiting.copied" : "waiting.copy")}
      </button>
    </div>
  );
}
