/** Where a child and a grown-up begin: pictures instead of pips, one tap, few words. */
import type { ComponentChildren } from "preact";
import { useOpening } from "../home/opening";
import { t } from "../language/language";
import { BookIcon, PeopleIcon, PlayIcon } from "../look/icons";
import { RefusalText } from "../look/refusal";
import { Planks, Wood } from "../look/surface";
import { bookPath } from "../rule-book/address";
import { Frame } from "../rule-book/frame";
import { playerName } from "../settings/settings";
import { Tile } from "../tile/tile";
import { CHILDREN, childrenOptions } from "./children-table";
import "./children.css";

export function ChildrenPage() {
  const { busy, refusal, open } = useOpening();
  const name = playerName.value || t("name.default");
  return (
    <Frame>
      <main class="children">
        <section class="slab children-slab" aria-labelledby="children-title">
          <Planks plank={96} />
          <div class="children-top">
            <h1 id="children-title">{t("children.title")}</h1>
            <p>{t("children.says")}</p>
            <LineOfPictures />
          </div>
          <div class="edge children-edge">
            <Wood />
            <Way text={t("children.play.says")}>
              <button
                type="button"
                class="button button-main"
                aria-busy={busy}
                onClick={() => void open(childrenOptions("gentle"), name, true)}
              >
                <PlayIcon />
                {t("children.play")}
              </button>
            </Way>
            <Way text={t("children.together.says")}>
              <button
                type="button"
                class="button button-on-wood"
                aria-busy={busy}
                onClick={() => void open(childrenOptions(null), name, false)}
              >
                <PeopleIcon />
                {t("children.together")}
              </button>
            </Way>
            <RefusalText code={refusal} />
          </div>
        </section>
        <HowToPlay />
      </main>
    </Frame>
  );
}

function Way({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  return (
    <div class="children-way">
      {children}
      <p>{text}</p>
    </div>
  );
}

const LINE: readonly (readonly [number, number])[] = [
  [3, 5],
  [5, 1],
  [1, 1],
  [1, 4],
  [4, 0],
  [0, 6],
];

function LineOfPictures() {
  return (
    <div class="children-line set-pictures" aria-hidden="true">
      {LINE.map(([first, second]) => (
        <span key={`${first}-${second}`} class={first === second ? "children-double" : undefined}>
          <Tile first={first} second={second} lying={first !== second} pictured />
        </span>
      ))}
    </div>
  );
}

function HowToPlay() {
  return (
    <section class="card children-how" aria-labelledby="children-how">
      <h2 id="children-how">{t("children.how")}</h2>
      <ul>
        {(["join", "draw", "win", "match"] as const).map((step) => (
          <li key={step}>{t(`children.how.${step}`)}</li>
        ))}
      </ul>
      <a class="button button-plain" href={bookPath(CHILDREN)}>
        <BookIcon size={20} />
        {t("children.rules")}
      </a>
    </section>
  );
}
