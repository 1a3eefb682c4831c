/** An event in a list: when, where, how many take part, and the series that it belongs to. */
import type { ListedEvent } from "../../generated/club";
import { language, t } from "../../language/language";
import { eventPath, seriesPath } from "../addresses";
import { dayAndTime } from "../figures";

export interface EventLineProps {
  readonly listed: ListedEvent;
  /** Whether its series is told, and leads to that one's page. */
  readonly withSeries: boolean;
}

export function EventLine({ listed, withSeries }: EventLineProps) {
  const when = listed.starts === null ? "" : dayAndTime(listed.starts, language.value);
  const where = listed.online ? t("club.online") : listed.place;
  return (
    <li class="card club-event">
      <a class="club-event-name" href={eventPath(listed.event)}>
        {listed.name}
        <small class="quiet-text">
          {[when, where, t("club.people", { n: listed.people }), t(`club.phase.${listed.phase}`)]
            .filter((part) => part !== "")
            .join(" · ")}
        </small>
      </a>
      {withSeries && listed.series !== "" && (
        <a class="button" href={seriesPath(listed.series)}>
          {listed.series}
        </a>
      )}
    </li>
  );
}

/** What is still to come or being played first, the next day first; then what has ended, the latest first. */
export function inOrderOfDays(events: readonly ListedEvent[]): readonly ListedEvent[] {
  const day = ({ starts }: ListedEvent) => starts ?? "";
  const ended = events.filter(({ phase }) => phase === "finished");
  const others = events.filter(({ phase }) => phase !== "finished");
  return [
    ...others.sort((one, other) => day(one).localeCompare(day(other))),
    ...ended.sort((one, other) => day(other).localeCompare(day(one))),
  ];
}
