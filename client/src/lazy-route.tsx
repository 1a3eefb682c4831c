/** A page of `PAGES`: loaded, then shown. If it can't be had, the way to try again. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "./language/language";
import { LoadAgain } from "./load-again";
import type { LazyPage, PageProps } from "./pages";

type Loaded = { readonly page: ComponentType<PageProps> } | "loading" | "failed";

export function LazyRoute({ lazy, parameters }: { readonly lazy: LazyPage } & PageProps) {
  const [loaded, setLoaded] = useState<Loaded>("loading");
  useEffect(() => {
    let wanted = true;
    setLoaded("loading");
    lazy.load().then(
      (page) => wanted && setLoaded({ page }),
      () => wanted && setLoaded("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [lazy]);
  if (loaded === "loading") return <p class="quiet-text on-the-way">{t("page.loading")}</p>;
  if (loaded === "failed") return <LoadAgain why="page.not_loaded.unreachable" />;
  const Page = loaded.page;
  return <Page parameters={parameters} />;
}
