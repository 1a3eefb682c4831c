/** The page that the address asks for. */
import { useSignalEffect } from "@preact/signals";
import { ConnectionBanner } from "./connection/banner";
import { Home } from "./home/home";
import { TableRoute } from "./home/table-route";
import { t } from "./language/language";
import { currentPage } from "./router";

export function Shell() {
  const page = currentPage.value;
  useSignalEffect(() => {
    document.title = t("app.name");
  });
  return (
    <>
      <ConnectionBanner />
      {page.page === "home" ? <Home /> : <TableRoute table={page.table} key={page.table} />}
    </>
  );
}
