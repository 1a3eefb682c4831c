/** The other side has said how it ended: is it right? */
import type { ClubRefused, PhoneGame, PhoneView, ReportView } from "../../generated/club";
import { t } from "../../language/language";
import { Avatar } from "../../look/avatar";
import { CheckIcon } from "../../look/icons";
import { language } from "../../language/language";
import { ago } from "../figures";
import { Refused } from "../refused";
import { firstName, sideNames } from "../words";
import { Gains, Sides } from "./sides";

export interface ConfirmProps {
  readonly game: PhoneGame;
  readonly view: PhoneView;
  readonly theirs: ReportView;
  readonly busy: boolean;
  readonly refused: ClubRefused | null;
  readonly onConfirm: () => void;
  readonly onOtherwise: () => void;
}

export function ConfirmScore({ game, view, theirs, busy, refused, onConfirm, onOtherwise }: ConfirmProps) {
  const other = game.game.sides[game.side === 0 ? 1 : 0];
  const by = theirs.by === "" ? sideNames(other) : firstName(theirs.by);
  return (
    <>
      <h2>{t("club.phone.confirm")}</h2>
      <section class="card phone-game">
        <Sides game={game} player={view.player} points={theirs.played.points} />
      </section>
      <p class="phone-by">
        <Avatar name={theirs.by === "" ? by : theirs.by} size={30} />
        <span>
          {t("club.phone.sent_by", { name: by, when: ago(theirs.at, view.now, language.value) })}
          {theirs.played.timed && ` · ${t("club.timed")}`}
        </span>
      </p>
      {game.gains !== null && <Gains gains={game.gains[game.side === 0 ? 0 : 1]} />}
      <Refused refused={refused} />
      <div class="phone-actions">
        <button type="button" class="button button-main" aria-busy={busy} onClick={onConfirm}>
          <CheckIcon size={22} />
          {t("club.phone.sign")}
        </button>
        <button type="button" class="button" onClick={onOtherwise}>
          {t("club.phone.otherwise")}
        </button>
      </div>
    </>
  );
}
