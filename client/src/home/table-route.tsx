/** What stands at /table/<id>: the table itself while there is a match, the waiting room before, else the way home. */
import { useEffect, useState } from "preact/hooks";
import { type FollowedTable, follow } from "../connection/connection";
import { t } from "../language/language";
import { TablePage } from "../table/table-page";
import { Header } from "./header";
import { NothingHere, whyNothing } from "./nothing-here";
import { Waiting } from "./waiting";

export function TableRoute({ table }: { readonly table: string }) {
  const [followed, setFollowed] = useState<FollowedTable | null>(null);
  useEffect(() => {
    const following = follow(table);
    setFollowed(following);
    return () => following.stop();
  }, [table]);
  return followed === null ? null : <Followed followed={followed} />;
}

function Followed({ followed }: { readonly followed: FollowedTable }) {
  const view = followed.latest.value?.view;
  const missing = followed.missing.value;
  if (missing === null && (view?.phase === "playing" || view?.phase === "round_over" || view?.phase === "match_over")) {
    return <TablePage followed={followed} />;
  }
  return (
    <div class="page">
      <Header />
      {missing !== null ? (
        <NothingHere why={whyNothing(missing)} />
      ) : view === undefined ? (
        <p class="quiet-text on-the-way">{t("page.loading")}</p>
      ) : view.phase === "waiting" ? (
        <Waiting view={view} />
      ) : (
        <NothingHere why="closed" />
      )}
    </div>
  );
}
