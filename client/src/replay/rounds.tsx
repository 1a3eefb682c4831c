/** The rounds of the match, to choose one of. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../language/language";
import type { MatchReplay } from "../generated/messages";
import { FishIcon } from "../look/icons";

export interface RoundsProps {
  readonly replay: MatchReplay;
  readonly round: number;
  readonly onChoose: (round: number) => void;
}

/** The one that is shown is kept in sight: a match may have more rounds than there is room for. */
export function Rounds({ replay, round, onChoose }: RoundsProps) {
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [round]);
  return (
    <nav class="replay-rounds" ref={list} aria-label={t("replay.rounds")}>
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
