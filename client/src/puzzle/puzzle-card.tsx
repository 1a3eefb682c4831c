/** On the front page: the way to the day's puzzle. */
import { t } from "../language/language";
import { NextIcon } from "../look/icons";
import "./puzzle-card.css";

export function PuzzleCard() {
  return (
    <a class="card puzzle-card" href="/puzzle">
      <span>
        <b>{t("puzzle.title")}</b>
        <span class="quiet-text">{t("puzzle.card")}</span>
      </span>
      <NextIcon />
    </a>
  );
}
