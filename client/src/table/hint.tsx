/** Asking for a hint among bots: the tile to play is chosen in the hand, and why is said. */
import { useState } from "preact/hooks";
import { type Asked, ask } from "../connection/ask";
import type { Hint, TableView, Tile } from "../generated/messages";
import { t } from "../language/language";
import { EyeIcon } from "../look/icons";
import { tileName, valueName } from "../tile/tile-name";
import { endsFor, endValues } from "./moves";

export interface AskHintProps {
  readonly view: TableView;
  readonly onHint: (tile: Tile) => void;
}

export function AskHint({ view, onHint }: AskHintProps) {
  const [said, setSaid] = useState<Asked<Hint> | "asking" | null>(null);
  if (!maySay(view)) return null;
  const askForHint = async () => {
    setSaid("asking");
    const found = await ask<Hint>(`/api/tables/${encodeURIComponent(view.table)}/hint`, { method: "POST" });
    setSaid(found);
    if (found.kind === "here") onHint(found.value.play.tile);
  };
  return (
    <>
      <button type="button" class="button" aria-busy={said === "asking"} onClick={() => void askForHint()}>
        <EyeIcon size={20} />
        {t("hint.ask")}
      </button>
      <p role="status">{wordsOf(said, view)}</p>
    </>
  );
}

/** Whether it is one's turn to play a tile, against bots alone. */
function maySay({ seat, seats, match }: TableView): boolean {
  const plays = match?.legal.some((move) => move.kind === "play") ?? false;
  return plays && seats.every((other, at) => at === seat || (other !== null && other.bot !== null));
}

function wordsOf(said: Asked<Hint> | "asking" | null, view: TableView): string {
  if (said === null || said === "asking") return "";
  return said.kind === "here" ? words(said.value, view) : t(`hint.${said.kind}`);
}

function words({ play, reasons }: Hint, { match, rules }: TableView): string {
  const name = tileName(play.tile);
  const ends = match === null ? null : endValues(match.line);
  const isTwice = match !== null && endsFor(play.tile, match.legal).length > 1 && ends !== null && ends.left !== ends.right;
  const tile = isTwice ? t("verdict.move_to_end", { tile: name, value: valueName(ends[play.end]) }) : name;
  const why = reasons.map((reason) => t(rules.pairs && reason === "opposite" ? "reason.partner" : `reason.${reason}`));
  return [t("hint.play", { tile }), ...why].join(" ");
}
