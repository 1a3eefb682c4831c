/** The boneyard as a small heap, with the number of its tiles. */
import { t } from "../language/language";
import { TileBack } from "../tile/tile-back";
import "./boneyard.css";

const MOST_SHOWN = 5;

export function Boneyard({ count }: { readonly count: number }) {
  if (count === 0) return <div class="boneyard" data-boneyard />;
  return (
    <div class="boneyard">
      <div class="boneyard-heap" data-boneyard>
        {Array.from({ length: Math.min(MOST_SHOWN, count) }, (_, place) => (
          <span class={`boneyard-tile boneyard-tile-${place}`} key={place}>
            <TileBack lying />
          </span>
        ))}
      </div>
      <span class="boneyard-count">{t("table.boneyard", { n: count })}</span>
    </div>
  );
}
