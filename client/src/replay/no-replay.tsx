/** Why there is nothing to be seen of a match, and the way on. */
import { t } from "../language/language";
import { GoatIcon } from "../look/icons";
import { tablePath } from "../router";
import "../home/nothing-here.css";
import type { NoReplay } from "./fetch-replay";

export function NothingToReplay({ why, table }: { readonly why: Exclude<NoReplay, "missing">; readonly table: string }) {
  return (
    <div class="page">
      <main class="card nothing-here">
        <GoatIcon size={72} />
        <h1>{t(`replay.${why}.title`)}</h1>
        <p class="quiet-text">{t(`replay.${why}.text`)}</p>
        <a class="button button-main" href={why === "unplayed" ? tablePath(table) : "/"}>
          {t(why === "unplayed" ? "replay.to_table" : "page.home")}
        </a>
      </main>
    </div>
  );
}
