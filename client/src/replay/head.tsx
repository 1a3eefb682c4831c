/** The head of the replay: where one is, the way back, whether the deals were honest, the link to this very step. */
import { useSignal } from "@preact/signals";
import { forOthers } from "../connection/others-address";
import { copyText } from "../copy-text";
import { t } from "../language/language";
import type { MatchReplay } from "../generated/messages";
import { BackIcon, CheckIcon, LinkIcon, ShieldIcon } from "../look/icons";
import { Sheet } from "../look/sheet";
import { tablePath } from "../router";
import { FairDeals } from "../table/fair-deals";

const COPIED_IS_SHOWN_MS = 2_500;

export interface HeadProps {
  readonly replay: MatchReplay;
  readonly title: string;
  readonly address: string;
  /** Another way back than to the table. */
  readonly onBack?: { readonly words: string; readonly act: () => void };
}

export function Head({ replay, title, address, onBack }: HeadProps) {
  const copied = useSignal(false);
  const checks = useSignal(false);
  const share = async () => {
    const url = forOthers(address);
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
      // Somebody may put the sheet for sharing away again: that is no error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    copied.value = await copyText(url);
    setTimeout(() => {
      copied.value = false;
    }, COPIED_IS_SHOWN_MS);
  };
  return (
    <header class="replay-head">
      {onBack === undefined ? (
        <a class="icon-button" href={tablePath(replay.table)} aria-label={t("replay.to_table")}>
          <BackIcon />
        </a>
      ) : (
        <button type="button" class="icon-button" aria-label={onBack.words} onClick={onBack.act}>
          <BackIcon />
        </button>
      )}
      <h1>{title}</h1>
      <span class="tag replay-tag">{t("table.to", { target: replay.rules.target })}</span>
      <button
        type="button"
        class="icon-button replay-tool"
        aria-label={t("replay.deals")}
        onClick={() => {
          checks.value = true;
        }}
      >
        <ShieldIcon size={20} />
        <span>{t("replay.deals")}</span>
      </button>
      <button
        type="button"
        class="icon-button replay-tool"
        aria-label={t(copied.value ? "waiting.copied" : "replay.link")}
        onClick={() => void share()}
      >
        {copied.value ? <CheckIcon size={20} /> : <LinkIcon size={20} />}
        <span>{t(copied.value ? "waiting.copied" : "replay.link")}</span>
      </button>
      {checks.value && (
        <Sheet
          title={t("replay.deals")}
          onClose={() => {
            checks.value = false;
          }}
        >
          <FairDeals table={replay.table} />
        </Sheet>
      )}
    </header>
  );
}
