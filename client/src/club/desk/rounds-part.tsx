/** The rounds: what is to be done next, the tables with their results, and why they were drawn so. */
import { useSignal } from "@preact/signals";
import type { RoundView } from "../../generated/club";
import { t } from "../../language/language";
import { NextIcon } from "../../look/icons";
import { PrintIcon } from "../icons";
import { roundWords } from "../words";
import type { Desk } from "./desk";
import { DrawAgain } from "./draw-again";
import { DrawReasons } from "./draw-reasons";
import { NextStep } from "./next-step";
import { useRound } from "./round-choice";
import { printAddress } from "./print-list";
import { TableRow } from "./table-row";
import "./rounds.css";

export function RoundsPart({ desk }: { readonly desk: Desk }) {
  const { view } = desk.received;
  const chosen = useSignal<number | null>(null);
  const latest = view.round?.round ?? 0;
  const number = Math.min(chosen.value ?? latest, latest);
  const round = useRound(desk, number);
  const choose = (wanted: number) => {
    chosen.value = wanted === latest ? null : wanted;
  };
  if (latest === 0) {
    return (
      <>
        <div class="desk-title">
          <h2>{t("club.part.rounds")}</h2>
        </div>
        <NextStep desk={desk} />
      </>
    );
  }
  return (
    <>
      <div class="desk-title">
        <h2 tabIndex={-1} id="round-title">
          {roundWords(number, view.rounds)}
        </h2>
        <RoundTurn number={number} latest={latest} onChoose={choose} />
        {round !== null && (
          <>
            <span class="quiet-text desk-done" role="status">
              {t("club.played", { n: round.done, of: round.games.length })}
            </span>
            <a class="button" href={printAddress(desk.event, "cards", number)} target="_blank" rel="noreferrer">
              <PrintIcon size={18} />
              {t("club.print.cards")}
            </a>
          </>
        )}
      </div>
      {number === latest && <NextStep desk={desk} />}
      {round === null ? <p class="quiet-text">{t("club.loading")}</p> : <Tables desk={desk} round={round} />}
    </>
  );
}

interface RoundTurnProps {
  readonly number: number;
  readonly latest: number;
  readonly onChoose: (round: number) => void;
}

function RoundTurn({ number, latest, onChoose }: RoundTurnProps) {
  if (latest < 2) return null;
  return (
    <span class="round-turn">
      <button
        type="button"
        class="icon-button round-back"
        aria-label={t("club.round.before")}
        disabled={number <= 1}
        onClick={() => onChoose(number - 1)}
      >
        <NextIcon size={20} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t("club.round.after")}
        disabled={number >= latest}
        onClick={() => onChoose(number + 1)}
      >
        <NextIcon size={20} />
      </button>
    </span>
  );
}

function Tables({ desk, round }: { readonly desk: Desk; readonly round: RoundView }) {
  return (
    <>
      <ol class="tables" aria-label={t("club.tables")}>
        {round.games.map((game) => (
          <TableRow desk={desk} round={round} game={game} key={`${round.round}-${game.table}`} />
        ))}
      </ol>
      {!round.closed && (
        <p class="quiet-text tables-keys">{t("club.keys", { target: desk.received.view.plan.format.game.target })}</p>
      )}
      <DrawReasons round={round} />
      {!round.closed && round.round === desk.received.view.round?.round && <DrawAgain desk={desk} round={round} />}
    </>
  );
}
