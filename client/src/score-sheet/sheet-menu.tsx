/** What one seldom does with a sheet. */
import { useSignal } from "@preact/signals";
import { t } from "../language/language";
import { BookIcon, ClockIcon, PlusIcon, PrintIcon } from "../look/icons";
import { Sheet } from "../look/sheet";
import { bookPath } from "../rule-book/address";
import { LanguageChoice } from "../settings/language-choice";
import type { KeptSheet } from "./kept-sheets";
import { SaveIcon, ShareIcon } from "./pad-icons";
import { startAgain } from "./result";
import type { Sharing } from "./sharing";
import type { SheetInHand } from "./use-sheet";
import "./sheet-menu.css";

interface MenuProps {
  readonly kept: KeptSheet;
  readonly hand: SheetInHand;
  readonly sharing: Sharing;
  readonly onClose: () => void;
}

export function SheetMenu({ kept, hand, sharing, onClose }: MenuProps) {
  const timing = useSignal(false);
  const { people, playing, rules } = hand.table;
  const afterwards = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Sheet title={t("sheet.menu")} onClose={onClose}>
      <ul class="sheet-menu">
        <li>
          <button type="button" class="button" onClick={afterwards(() => void sharing.share())}>
            <ShareIcon />
            {t("sheet.share")}
          </button>
        </li>
        <li>
          <button type="button" class="button" onClick={afterwards(sharing.save)}>
            <SaveIcon />
            {t("sheet.save")}
          </button>
        </li>
        <li>
          {/* The sheet must be gone before it is printed. */}
          <button type="button" class="button" onClick={afterwards(() => setTimeout(print))}>
            <PrintIcon />
            {t("sheet.print")}
          </button>
        </li>
        <li>
          <a class="button" href={bookPath(rules.name, { changes: kept.sheet.options ?? {}, title: "" })} target="_self">
            <BookIcon />
            {t("book.title")}
          </a>
        </li>
        {kept.document.end === null && (
          <li>
            <button
              type="button"
              class="button"
              aria-expanded={timing.value}
              onClick={() => {
                timing.value = !timing.value;
              }}
            >
              <ClockIcon />
              {t("sheet.timeout")}
            </button>
            {timing.value && (
              <div class="sheet-menu-people">
                {people.players
                  .filter((_, seat) => playing.includes(people.sides[seat] ?? 0))
                  .map((name) => (
                    <button type="button" class="button" key={name} onClick={afterwards(() => void hand.timeOut(name))}>
                      {name}
                    </button>
                  ))}
              </div>
            )}
          </li>
        )}
        <li>
          <button type="button" class="button" onClick={afterwards(() => startAgain(kept))}>
            <PlusIcon />
            {t("sheet.again")}
          </button>
        </li>
      </ul>
      <LanguageChoice />
    </Sheet>
  );
}
