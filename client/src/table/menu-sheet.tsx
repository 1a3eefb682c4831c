/** The table's menu: what is played here, and the way out. */
import type { TableView, Tile } from "../generated/messages";
import { OptionsTags } from "../home/options-line";
import { t } from "../language/language";
import { BackIcon, BookIcon } from "../look/icons";
import { Sheet } from "../look/sheet";
import { bookPath } from "../rule-book/address";
import { AskHint } from "./hint";

export interface MenuSheetProps {
  readonly view: TableView;
  /** A hint says that this tile is the one to play. */
  readonly onHint: (tile: Tile) => void;
  readonly onClose: () => void;
}

export function MenuSheet({ view, onHint, onClose }: MenuSheetProps) {
  return (
    <Sheet title={t("menu.title")} onClose={onClose}>
      <OptionsTags options={view.options} rules={view.rules} />
      <AskHint view={view} onHint={onHint} />
      {/* In a page of its own: the match goes on here. */}
      <a
        class="button"
        href={bookPath(view.options.rules, { changes: view.options.changes, title: "" })}
        target="_blank"
        rel="noopener"
      >
        <BookIcon size={20} />
        {t("book.of_table")}
      </a>
      <a class="button" href="/">
        <BackIcon size={20} />
        {t("page.home")}
      </a>
      {view.phase !== "match_over" && <p class="quiet-text">{t("menu.leave.text")}</p>}
    </Sheet>
  );
}
