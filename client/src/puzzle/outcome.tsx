/** What came of the answer: right or not, what would have been right and why, and the numbers that prove it. */
import type { PuzzleOption, PuzzleVerdict, PuzzleView } from "../generated/messages";
import { t } from "../language/language";
import { CheckIcon, WarnIcon } from "../look/icons";
import { signedText } from "../replay/number-text";
import { isInPoints, shareText } from "./proof-values";
import { endValues } from "../table/moves";
import type { Person } from "../table/people";
import { tileName, valueName } from "../tile/tile-name";

export interface OutcomeProps {
  readonly puzzle: PuzzleView;
  readonly verdict: PuzzleVerdict;
  readonly people: readonly Person[];
}

export function Outcome({ puzzle, verdict, people }: OutcomeProps) {
  const [best] = verdict.options;
  if (best === undefined) return null;
  const inPoints = isInPoints(puzzle);
  return (
    <section class={verdict.right ? "card puzzle-verdict" : "card puzzle-verdict puzzle-wrong"}>
      <h2 tabIndex={-1} ref={(element) => element?.focus({ preventScroll: true })}>
        {verdict.right ? <CheckIcon /> : <WarnIcon />}
        {t(verdict.right ? "puzzle.right" : "puzzle.wrong", { answer: optionText(best, puzzle, people) })}
      </h2>
      <p>
        {t(`puzzle.why.${puzzle.kind}`, { n: verdict.deals, answer: optionText(best, puzzle, people) })}{" "}
        {verdict.reasons.map((reason) => t(puzzle.pairs && reason === "opposite" ? "reason.partner" : `reason.${reason}`)).join(" ")}
      </p>
      <Known verdict={verdict} people={people} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t("puzzle.answer")}</th>
            <th scope="col">{t(inPoints ? "puzzle.exact" : "puzzle.share")}</th>
            {best.judged !== null && <th scope="col">{t("puzzle.judged")}</th>}
          </tr>
        </thead>
        <tbody>
          {verdict.options.map((option, index) => (
            <tr key={index}>
              <th scope="row">{optionText(option, puzzle, people)}</th>
              <td>{inPoints ? signedText(option.value, "points") : shareText(option.value)}</td>
              {option.judged !== null && <td>{signedText(option.judged, "points")}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What everybody could know of the hands: the key to most puzzles. */
function Known({ verdict, people }: { readonly verdict: PuzzleVerdict; readonly people: readonly Person[] }) {
  const known = people.filter(({ seat, me }) => !me && (verdict.lacks[seat] ?? []).length > 0);
  if (known.length === 0) return null;
  return (
    <ul class="puzzle-known">
      {known.map(({ seat, name }) => (
        <li key={seat}>
          <b>{name}</b>: {t("replay.lacks", { values: (verdict.lacks[seat] ?? []).map(valueName).join(", ") })}
        </li>
      ))}
    </ul>
  );
}

/** A tile, and to which end where it could go to either; or whose it is said to be. */
function optionText({ answer }: PuzzleOption, puzzle: PuzzleView, people: readonly Person[]): string {
  const { play, seat } = answer;
  if (play === null) return people.find((person) => person.seat === seat)?.name ?? "";
  const tile = tileName(play.tile);
  const ends = endValues(puzzle.line);
  const isTwice = puzzle.legal.filter((other) => other.tile[0] === play.tile[0] && other.tile[1] === play.tile[1]).length > 1;
  return ends !== null && isTwice ? t("verdict.move_to_end", { tile, value: valueName(ends[play.end]) }) : tile;
}
