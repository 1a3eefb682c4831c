/** What a table plays, in one line: «рыба на одного · 30 с на ход · до 101». */
import type { TableOptions } from "../generated/messages";
import { t } from "../language/language";

export function optionsLine(options: TableOptions, target: number): string {
  const parts = [
    t(`options.fish.${options.block_score}`),
    options.seconds === null ? t("options.no_clock") : t("options.seconds", { n: options.seconds }),
    t("options.target", { n: target }),
  ];
  if (options.bots !== null) parts.push(t("options.bots"));
  return parts.join(" · ");
}
