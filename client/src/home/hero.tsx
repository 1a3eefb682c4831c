/** The table one can sit down at with one tap: a slab with a few tiles on it, and the choices on its wooden edge. */
import { t } from "../language/language";
import { Segments } from "../look/segments";
import { RefusalText } from "../look/refusal";
import { Planks, Wood } from "../look/surface";
import { playerName } from "../settings/settings";
import { Tile } from "../tile/tile";
import { inPairs, practiceOptions, SEATS, seats } from "./choices";
import { FishChoice } from "./fish-choice";
import { LevelChoice } from "./level-choice";
import { useOpening } from "./opening";
import "./hero.css";

export function Hero() {
  const { busy, refusal, open } = useOpening();
  const play = () => open(practiceOptions(), playerName.value || t("name.default"), true);
  return (
    <section class="slab hero" aria-labelledby="hero-title">
      <Planks plank={matchMedia("(min-width: 900px)").matches ? 118 : 72} />
      <div class="hero-top">
        <h1 id="hero-title">{t("home.title")}</h1>
        <LineOfTiles />
      </div>
      <div class="edge hero-edge segments-on-wood">
        <Wood />
        <Segments
          label={t("home.seats")}
          value={inPairs.value ? "pairs" : seats.value}
          choices={[...SEATS, "pairs" as const].map((value) => ({ value, text: t(`home.seats.${value}`) }))}
          onChoose={(chosen) => {
            inPairs.value = chosen === "pairs";
            if (chosen !== "pairs") seats.value = chosen;
          }}
          longWords
        />
        {!inPairs.value && <FishChoice />}
        <LevelChoice />
        <button type="button" class="button button-main" aria-busy={busy} onClick={() => void play()}>
          {t("home.play")}
        </button>
        <RefusalText code={refusal} />
      </div>
    </section>
  );
}

const LINE: readonly (readonly [number, number])[] = [
  [6, 4],
  [4, 4],
  [4, 1],
  [1, 1],
  [1, 0],
  [0, 3],
];

/** A line as it lies after a few plays: doubles across. It runs off the slab's edge. */
function LineOfTiles() {
  return (
    <div class="hero-line" aria-hidden="true">
      {LINE.map(([first, second]) => (
        <span class={first === second ? "hero-tile hero-double" : "hero-tile"} key={`${first}-${second}`}>
          <Tile first={first} second={second} lying={first !== second} />
        </span>
      ))}
    </div>
  );
}
