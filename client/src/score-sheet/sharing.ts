/** Giving a sheet to others: as a link that holds it, or as a file that `kozel score` reads. */
import { useSignal } from "@preact/signals";
import { forOthers } from "../connection/others-address";
import { copyText } from "../copy-text";
import type { Sheet } from "../generated/messages";
import { t } from "../language/language";
import { sheetFragment } from "./sheet-link";
import { rulesOfSheet, sheetTitle } from "./sheet-words";

export interface Sharing {
  /** What came of it, in words. */
  readonly said: string;
  readonly share: () => Promise<void>;
  readonly save: () => void;
}

const FILE_NAME = "kozel-score.json";

export function useSharing(sheet: Sheet): Sharing {
  const said = useSignal("");
  return {
    said: said.value,
    share: async () => {
      const url = forOthers(`/score${await sheetFragment(sheet)}`);
      said.value = await handOver({ title: sheetTitle(rulesOfSheet(sheet)), url });
    },
    save: () => saveFile(sheet),
  };
}

/** Through the device's own sharing, else to the clipboard. */
async function handOver(data: { readonly title: string; readonly url: string }): Promise<string> {
  try {
    if (navigator.share !== undefined) {
      await navigator.share(data);
      return "";
    }
    return t((await copyText(data.url)) ? "sheet.share.copied" : "sheet.share.failed");
  } catch (error) {
    // Whoever closes the device's sharing again has changed their mind.
    return error instanceof DOMException && error.name === "AbortError" ? "" : t("sheet.share.failed");
  }
}

function saveFile(sheet: Sheet): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(sheet, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
