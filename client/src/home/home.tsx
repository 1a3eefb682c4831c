/** The front page: sit down and play, come back to one's table, or find people to play with. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ChildrenCard } from "../children/children-card";
import { welcome } from "../connection/connection";
import { t } from "../language/language";
import { PlayIcon, ScoreIcon } from "../look/icons";
import { PuzzleCard } from "../puzzle/puzzle-card";
import { tablePath } from "../router";
import { Header } from "./header";
import { Hero } from "./hero";
import { fetchPresets } from "./presets";
import { RequestSheet } from "./request-sheet";
import { Requests } from "./requests";
import "./home.css";

export function Home() {
  const requesting = useSignal(false);
  useEffect(fetchPresets, []);
  const unfinished = welcome.value?.unfinished[0];
  return (
    <div class="page home">
      <Header />
      <main class={unfinished === undefined ? "home-main" : "home-main home-with-unfinished"}>
        {unfinished !== undefined && <Unfinished table={unfinished} />}
        <Hero />
        <Requests
          onOwn={() => {
            requesting.value = true;
          }}
        />
        <ChildrenCard />
        <PuzzleCard />
        <a class="button home-score" href="/score">
          <ScoreIcon size={20} />
          {t("home.score")}
        </a>
      </main>
      {requesting.value && (
        <RequestSheet
          onClose={() => {
            requesting.value = false;
          }}
        />
      )}
    </div>
  );
}

function Unfinished({ table }: { readonly table: string }) {
  return (
    <section class="card unfinished" aria-labelledby="unfinished-title">
      <div class="unfinished-what">
        <h2 id="unfinished-title">{t("home.unfinished")}</h2>
        <p class="quiet-text">{t("home.unfinished.text")}</p>
      </div>
      <a class="button button-main" href={tablePath(table)}>
        <PlayIcon size={20} />
        {t("home.unfinished.return")}
      </a>
    </section>
  );
}
