/** What has happened since the deal, knocks with the ends at which they were: all that one can go by. */
import type { Passed, Played, PuzzleView } from "../generated/messages";
import { t } from "../language/language";
import { KnockIcon } from "../look/icons";
import { endValues, joined, type LineState } from "../table/moves";
import { Avatar } from "../look/avatar";
import type { Person } from "../table/people";
import { tileName, valueName } from "../tile/tile-name";

interface Told {
  readonly event: Played | Passed;
  readonly ends: { readonly left: number; readonly right: number } | null;
}

export function Course({ puzzle, people }: { readonly puzzle: PuzzleView; readonly people: readonly Person[] }) {
  return (
    <details class="card puzzle-course" open>
      <summary>{t("puzzle.course")}</summary>
      <ol>
        {tell(puzzle.course).map(({ event, ends }, index) => {
          const person = people.find(({ seat }) => seat === event.seat);
          return (
            <li key={index} class={event.kind === "passed" ? "puzzle-knock" : ""}>
              <Avatar name={person?.name ?? ""} sign={person?.sign} color={person?.color} size={22} />
              <span>
                {person?.name}:{" "}
                {event.kind === "played" ? (
                  <b>{tileName(event.tile)}</b>
                ) : (
                  <>
                    <KnockIcon size={16} />{" "}
                    {ends !== null &&
                      t(person?.me === true ? "puzzle.knocks.you" : "puzzle.knocks", { left: valueName(ends.left), right: valueName(ends.right) })}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function tell(course: PuzzleView["course"]): readonly Told[] {
  let line: LineState = { line: [], lead: 0 };
  return course.map((event) => {
    const ends = endValues(line.line);
    if (event.kind === "played") line = joined(line, event.tile, event.end);
    return { event, ends };
  });
}
