/** What a table plays: «рыба на одного · 30 с на ход · до 101». */
import type { RulesView, TableOptions } from "../generated/messages";
import { t } from "../language/language";
import "./options-line.css";

interface OptionsProps {
  readonly options: TableOptions;
  readonly rules: RulesView;
}

/** In one text. */
export function optionsLine(options: TableOptions, rules: RulesView): string {
  return words({ options, rules }).join(" · ");
}

/** In a line, or in lines that neither begin nor end with a dot. */
export function OptionsLine(props: OptionsProps) {
  return (
    <p class="request-options quiet-text">
      <span class="options-line">
        {words(props).map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
    </p>
  );
}

/** As tags that lie loose. */
export function OptionsTags(props: OptionsProps) {
  return (
    <ul class="options-tags">
      {words(props).map((word) => (
        <li class="tag" key={word}>
          {word}
        </li>
      ))}
    </ul>
  );
}

function words({ options, rules }: OptionsProps): readonly string[] {
  const said = [
    t(`options.fish.${rules.block_score}`),
    options.seconds === null ? t("options.no_clock") : t("options.seconds", { n: options.seconds }),
    t("options.target", { n: rules.target }),
  ];
  return options.bots === null ? said : [...said, t("options.bots")];
}
