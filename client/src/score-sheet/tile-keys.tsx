/** A hand told by its tiles: every tile of the set is a key; one that lies in another hand can't be taken again. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../language/language";
import { Tile } from "../tile/tile";
import { holderOf, withTile } from "./draft";
import { fullSet, type Tile as TileValue, tileText } from "./scoring/tile";
import { sideName } from "./sheet-words";
import type { SheetInHand } from "./use-sheet";
import "./tile-keys.css";

/** The set that is shown whole; of larger ones, the tiles of one value at a time. */
const SHOWN_WHOLE = 6;

export function TileKeys({ hand, children }: { readonly hand: SheetInHand; readonly children: ComponentChildren }) {
  const { highest } = hand.table.rules;
  const value = useSignal(0);
  const whole = highest <= SHOWN_WHOLE;
  const shown = fullSet(highest).filter(({ low, high }) => whole || low === value.value || high === value.value);
  return (
    <div class="tile-pad">
      {!whole && (
        <div class="tile-values" role="group" aria-label={t("sheet.tiles.with")}>
          {[...Array(highest + 1).keys()].map((half) => (
            <button
              type="button"
              class="tile-value"
              key={half}
              aria-pressed={half === value.value}
              onClick={() => {
                value.value = half;
              }}
            >
              {half}
            </button>
          ))}
        </div>
      )}
      <div class="tile-keys" role="group" aria-label={t("sheet.tiles")}>
        {shown.map((tile) => (
          <TileKey key={tileText(tile)} tile={tile} hand={hand} />
        ))}
      </div>
      <div class="tile-actions">{children}</div>
    </div>
  );
}

function TileKey({ tile, hand }: { readonly tile: TileValue; readonly hand: SheetInHand }) {
  const { draft, table } = hand;
  const text = tileText(tile);
  const holder = holderOf(draft, text, table);
  const played = draft.last === text;
  const elsewhere = played || (holder !== null && holder !== draft.focus);
  const where = played ? t("sheet.tile.played", { tile: text }) : t("sheet.tile.held", { tile: text, name: sideName(holder ?? "") });
  return (
    <button
      type="button"
      class="tile-key"
      aria-label={elsewhere ? where : text}
      aria-pressed={holder !== null && holder === draft.focus}
      aria-disabled={elsewhere}
      onClick={() => (elsewhere ? hand.refuse(where) : hand.tell(withTile(draft, text)))}
    >
      <Tile first={tile.low} second={tile.high} lying />
    </button>
  );
}
