/** One sheet: the table of points, and below it (on a wide screen: beside it) what to write next. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { status } from "../connection/connection";
import { t } from "../language/language";
import { BackIcon, FishIcon, MenuIcon } from "../look/icons";
import { keepingLasts, type KeptSheet } from "./kept-sheets";
import { Pad } from "./pad";
import { ShareIcon, UndoIcon } from "./pad-icons";
import { PointsTable } from "./points-table";
import { PrintedFoot, PrintedHead } from "./printed";
import { Result } from "./result";
import { SheetMenu } from "./sheet-menu";
import { rulesLine, sheetTitle } from "./sheet-words";
import { useSharing } from "./sharing";
import { useSheet } from "./use-sheet";
import "./sheet-view.css";
import "./printed.css";

export function SheetView({ kept }: { readonly kept: KeptSheet }) {
  const hand = useSheet(kept);
  const byTiles = useSignal(false);
  const menu = useSignal(false);
  const sharing = useSharing(kept.sheet);
  const { rules } = hand.table;
  const { end, rounds } = kept.document;
  const carry = rounds.at(-1)?.carry ?? 0;
  useEffect(() => {
    const before = document.title;
    document.title = sheetTitle(rules);
    return () => {
      document.title = before;
    };
  }, [rules.name, rules.target]);
  return (
    <div class="score-view">
      <header class="score-head">
        <a class="icon-button" href="/score" aria-label={t("sheet.all")}>
          <BackIcon />
        </a>
        <h1>
          {sheetTitle(rules)}
          <small>{rulesLine(rules)}</small>
        </h1>
        <button
          type="button"
          class="icon-button"
          aria-label={t("sheet.undo")}
          disabled={kept.draft === null && kept.earlier.length === 0}
          onClick={() => void hand.undo()}
        >
          <UndoIcon />
        </button>
        <button type="button" class="icon-button" aria-label={t("sheet.share")} onClick={() => void sharing.share()}>
          <ShareIcon />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={t("sheet.menu")}
          onClick={() => {
            menu.value = true;
          }}
        >
          <MenuIcon />
        </button>
      </header>
      <main class="card score-paper" data-points={rules.direction}>
        <PrintedHead sheet={kept.sheet} rules={rules} changedAt={kept.changedAt} />
        <PointsTable kept={kept} hand={hand} />
        <div class="score-notes">
          {carry > 0 && end === null && (
            <p class="score-carry">
              <FishIcon size={18} />
              {t("sheet.carry", { n: carry })}
            </p>
          )}
          {rounds.length === 0 && hand.draft.player === null && <p class="quiet-text">{t("sheet.begin")}</p>}
          {hand.changes.length > 0 && (
            <p class="score-changes" role="status">
              {t("sheet.changed", { n: hand.changes.length })}
            </p>
          )}
          <p class="quiet-text" role="status">
            {sharing.said}
          </p>
          {!keepingLasts.value && <p class="score-warning">{t("sheet.not_kept")}</p>}
          {status.value === "offline" && keepingLasts.value && <p class="quiet-text score-offline">{t("sheet.offline")}</p>}
        </div>
        <PrintedFoot kept={kept} rules={rules} />
      </main>
      {end !== null && hand.draft.round === null ? (
        <Result kept={kept} end={end} rules={rules} />
      ) : (
        <Pad
          hand={hand}
          byTiles={byTiles.value}
          onByTiles={(chosen) => {
            byTiles.value = chosen;
          }}
        />
      )}
      <p class="unseen" role="status">
        {hand.said}
      </p>
      {menu.value && (
        <SheetMenu
          kept={kept}
          hand={hand}
          sharing={sharing}
          onClose={() => {
            menu.value = false;
          }}
        />
      )}
    </div>
  );
}
