/** The rounds of the match, to choose one of. */
import { t } from "../language/language";
import type { MatchReplay } from "../generated/messages";
import { FishIcon } from "../look/icons";

export interface RoundsProps {
  readonly replay: MatchReplay;
  readonly round: number;
  readonly onChoose: (round: number) => void;
}

export function Rounds({ replay, round, onChoose }: RoundsProps) {
  return (
    <nav class="replay-rounds" aria-label={t("replay.rounds")}>
      {replay.rounds.map(({ number, settlement }, index) => (
        <button
          key={number}
          type="button"
          class="replay-round"
          aria-current={index === round ? "true" : undefined}
          aria-label={t("replay.round", { round: number })}
          onClick={() => onChoose(index)}
        >
          {number}
          {settlement?.finish === "block" && <FishIcon size={16} />}
        </button>
      ))}
    </nav>
  );
}
