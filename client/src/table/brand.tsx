/** The mark and what is played, at the top of a wide window. */
import type { TableView } from "../generated/messages";
import { rulesWords } from "../home/options-line";
import { t } from "../language/language";
import { Logo } from "../look/logo";

export function Brand({ view, over }: { readonly view: TableView; readonly over: boolean }) {
  const round = t(over ? "table.round_over" : "table.round", { round: view.match?.round ?? 1 });
  const [name, ...rules] = rulesWords(view.rules);
  return (
    <header class="table-brand">
      <Logo size={46} />
      <div>
        <h1>{name}</h1>
        <p>{[round, ...rules].join(" · ")}</p>
      </div>
    </header>
  );
}
