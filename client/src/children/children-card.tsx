/** On the front page: one tap, and a child plays. */
import { useOpening } from "../home/opening";
import { t } from "../language/language";
import { RefusalText } from "../look/refusal";
import { playerName } from "../settings/settings";
import { Tile } from "../tile/tile";
import { childrenOptions } from "./children-table";
import "./children-card.css";

export function ChildrenCard() {
  const { busy, refusal, open } = useOpening();
  const play = () => open(childrenOptions("gentle"), playerName.value || t("name.default"), true);
  return (
    <section class="card children-card" aria-labelledby="children-card-title">
      <a class="children-card-what" href="/children">
        <span class="children-card-tiles set-pictures">
          <Tile first={5} second={1} lying pictured />
          <Tile first={1} second={2} lying pictured />
        </span>
        <span>
          <h2 id="children-card-title">{t("children.title")}</h2>
          <span class="quiet-text">{t("children.open")}</span>
        </span>
      </a>
      <button
        type="button"
        class="button"
        aria-busy={busy}
        aria-describedby="children-card-title"
        onClick={() => void play()}
      >
        {t("children.card.play")}
      </button>
      <RefusalText code={refusal} />
    </section>
  );
}
