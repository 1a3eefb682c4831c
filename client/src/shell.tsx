/** The page that the address asks for. */
import { useSignalEffect } from "@preact/signals";
import { ConnectionBanner } from "./connection/banner";
import { FaultBoundary } from "./fault-boundary";
import { Home } from "./home/home";
import { NothingHere } from "./home/nothing-here";
import { TableRoute } from "./home/table-route";
import { t } from "./language/language";
import { LazyRoute } from "./lazy-route";
import { currentPage, type Page } from "./router";

export function Shell() {
  const page = currentPage.value;
  useSignalEffect(() => {
    document.title = t("app.name");
  });
  return (
    <FaultBoundary page={page}>
      {!(page.page === "lazy" && page.lazy.withoutConnection) && <ConnectionBanner />}
      <Shown page={page} />
    </FaultBoundary>
  );
}

function Shown({ page }: { readonly page: Page }) {
  switch (page.page) {
    case "home":
      return <Home />;
    case "nowhere":
      return (
        <div class="page">
          <NothingHere why="nowhere" />
        </div>
      );
    case "table":
      return <TableRoute table={page.table} key={page.table} />;
    case "lazy":
      return <LazyRoute lazy={page.lazy} parameters={page.parameters} />;
  }
}
