/** The score sheet for a real table: the list of sheets, a new one, or one of them. It works without a connection. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../language/language";
import type { PageProps } from "../pages";
import { keptSheet } from "./kept-sheets";
import { NewSheet } from "./new-sheet";
import { useOffline } from "./offline";
import { holdsSheet, sheetOfFragment } from "./sheet-link";
import { openSheet, SheetList } from "./sheet-list";
import { SheetView } from "./sheet-view";

export function ScorePage({ parameters }: PageProps) {
  useOffline();
  const refused = useSharedSheet();
  const id = parameters["sheet"] ?? "";
  if (id === "new") return <NewSheet />;
  const kept = id === "" ? null : keptSheet(id);
  return kept === null ? <SheetList refused={refused} /> : <SheetView key={id} kept={kept} />;
}

/** A link that holds a sheet: keep it and show it, or say why not. */
function useSharedSheet(): string | null {
  const refused = useSignal<string | null>(null);
  useEffect(() => {
    const open = async () => {
      const { hash } = location;
      if (!holdsSheet(hash)) return;
      history.replaceState(null, "", location.pathname);
      const sheet = await sheetOfFragment(hash);
      refused.value = sheet === null ? t("sheet.link.damaged") : await openSheet(sheet);
    };
    void open();
    // The page may be open already when a link to it is followed.
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return refused.value;
}
