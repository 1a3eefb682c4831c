/** What a table plays: «Козёл · рыба на одного · до 101 · 30 с на ход». */
import type { RulesView, TableOptions } from "../generated/messages";
import { t } from "../language/language";
import "./options-line.css";

const USUAL_HIGHEST = 6;
/** The changed options that the words speak of by themselves. */
const SAID_ANYWAY: ReadonlySet<string> = new Set(["block_score", "target", "goes_on", "highest"]);
/** The ways of scoring a fish that people ask each other for by name. */
const NAMED_FISH: ReadonlySet<string> = new Set(["own", "highest_takes_all"]);

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
    ...rulesWords(rules),
    ...(Object.keys(options.changes).every((option) => SAID_ANYWAY.has(option)) ? [] : [t("book.own_rules")]),
    options.seconds === null ? t("options.no_clock") : t("options.seconds", { n: options.seconds }),
  ];
  return options.bots === null ? said : [...said, t("options.bots")];
}

/** The rule set by name, and what matters in it. */
export function rulesWords(rules: RulesView): readonly string[] {
  const said = [t(`preset.${rules.name}`)];
  if (rules.turns === "anticlockwise") said.push(t("options.anticlockwise"));
  if (rules.highest !== USUAL_HIGHEST) said.push(t("options.set", { tile: `${rules.highest}-${rules.highest}` }));
  if (rules.pairs) said.push(t("options.pairs"));
  if (NAMED_FISH.has(rules.block_score)) said.push(t(`options.fish.${rules.block_score}`));
  said.push(targetWords(rules));
  if (rules.goes_on === "last_one_standing") said.push(t("options.last_one_standing"));
  return said;
}

export function targetWords({ target, target_in, direction }: RulesView): string {
  if (target_in === "rounds") return t("options.rounds", { n: target });
  return t(direction === "credit" ? "options.credit" : "options.target", { n: target });
}
