"""What the series of this server come to, reckoned once for each state of their ended events."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kozel.club.evening.course import Course
from kozel.club.series import RatingLine, SeasonLine, ended, ratings, season_table
from kozel.web.club.running import RunningEvening

MOST_KEPT = 50
"""Of how many series the tables are kept."""


class SeriesTables(NamedTuple):
    """A series' season and ratings."""

    season: tuple[SeasonLine, ...]
    ratings: tuple[RatingLine, ...]


class Series:
    """The series' tables that were asked for last."""

    def __init__(self) -> None:
        """Nothing is reckoned yet."""
        self._kept: dict[frozenset[tuple[str, int]], SeriesTables] = {}

    async def tables(self, events: Iterable[RunningEvening]) -> SeriesTables:
        """What these events come to; a long season is reckoned while the tables play on."""
        counting = ended({running.id: running.course for running in events})
        state = frozenset((event, course.version) for event, course in counting.items())
        found = self._kept.pop(state, None) or await asyncio.to_thread(_reckoned, counting)
        self._kept[state] = found
        for oldest in tuple(self._kept)[:-MOST_KEPT]:
            del self._kept[oldest]
        return found


def _reckoned(counting: Mapping[str, Course]) -> SeriesTables:
    return SeriesTables(season_table(tuple(counting.values())), ratings(counting))
