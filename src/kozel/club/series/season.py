"""The table that a series' events come to together."""

from collections.abc import Iterable, Sequence
from itertools import chain, groupby

import msgspec

from kozel.club.evening.course import Course
from kozel.club.evening.reckoning import table_of
from kozel.club.series.events import folded, namesakes


class SeasonLine(msgspec.Struct, frozen=True, kw_only=True):
    """A person's line: what they had in the series' `events`, added up, and the best place that they had in one.

    Places are by points, then victories, effectiveness and plus; who has all of them alike shares a place.
    """

    place: int
    name: str
    events: int
    points: int
    wins: int
    effectiveness: int
    plus: int
    best: int


def season_table(courses: Sequence[Course]) -> tuple[SeasonLine, ...]:
    """The table of these events. People are known by their names, and namesakes by their clubs too."""
    alike = namesakes(courses)
    lines = [
        SeasonLine(
            place=0,
            name=alike.called(participant.person),
            events=1,
            points=standing.points,
            wins=standing.wins,
            effectiveness=standing.effectiveness,
            plus=standing.plus,
            best=standing.place,
        )
        for evening in (course.evening for course in courses)
        for standing in table_of(evening)
        if (participant := evening.roster.participant(standing.player)) is not None
    ]
    people = [_added(tuple(same)) for _, same in groupby(sorted(lines, key=_person), key=_person)]
    people.sort(key=_merit, reverse=True)
    places = chain.from_iterable(_placed(tuple(same)) for _, same in groupby(enumerate(people, start=1), key=_level))
    return tuple(places)


def _added(lines: Sequence[SeasonLine]) -> SeasonLine:
    return SeasonLine(
        place=0,
        name=lines[0].name,
        events=len(lines),
        points=sum(line.points for line in lines),
        wins=sum(line.wins for line in lines),
        effectiveness=sum(line.effectiveness for line in lines),
        plus=sum(line.plus for line in lines),
        best=min(line.best for line in lines),
    )


def _placed(level: Sequence[tuple[int, SeasonLine]]) -> Iterable[SeasonLine]:
    first, _ = level[0]
    return (msgspec.structs.replace(line, place=first) for _, line in level)


def _level(numbered: tuple[int, SeasonLine]) -> tuple[int, ...]:
    return _merit(numbered[1])


def _merit(line: SeasonLine) -> tuple[int, ...]:
    return line.points, line.wins, line.effectiveness, line.plus


def _person(line: SeasonLine) -> str:
    return folded(line.name)
