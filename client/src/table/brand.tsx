/** The mark and what is played, at the top of a wide window. */
import type { TableView } from "../generated/messages";
import { t } from "../language/language";
import { Logo } from "../look/logo";

export function Brand({ view, over }: { readonly view: TableView; readonly over: boolean }) {
  const round = t(over ? "table.round_over" : "table.round", { round: view.match?.round ?? 1 });
  const facts = [round, t("table.to", { target: view.rules.target }), t(`options.fish.${view.rules.block_score}`)];
  return (
    <header class="table-brand">
      <Logo size={46} />
      <div>
        <h1>{t("app.name")}</h1>
        <p>{facts.join(" · ")}</p>
      </div>
    </header>
  );
}
