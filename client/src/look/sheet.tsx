/** Paper that comes up from below over the page (on a wide screen: lies in its middle) until it is put away. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../language/language";
import { CloseIcon } from "./icons";
import "./sheet.css";

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const onScrim = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby={heading} onClose={onClose} onClick={onScrim}>
      <div class="sheet-paper">
        <header class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={t("settings.close")}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
