"""An evening in memory: a copy of what its log says, what that comes to, and who waits to hear of a new version."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from functools import cached_property

from kozel.club.entry import PlayerId
from kozel.club.evening.course import Course, replay
from kozel.club.evening.evening import Evening
from kozel.club.evening.event import EveningEvent
from kozel.club.evening.reckoning import prizes_of, table_of
from kozel.club.prizes import Prize
from kozel.club.standings import Standing

HEARTBEAT_S = 15
"""How often somebody who waits is shown that the server is still there; a dead connection is noticed by it."""


class Reckoned:
    """What a version of an evening comes to, made when it is first asked for."""

    def __init__(self, evening: Evening) -> None:
        """Reckon this evening."""
        self.evening = evening

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The table as it stands."""
        return table_of(self.evening)

    @cached_property
    def places_before(self) -> dict[PlayerId, int]:
        """Everybody's place before the latest round; empty before the second."""
        rounds = len(self.evening.rounds) - 1
        return {line.player: line.place for line in table_of(self.evening, rounds)} if rounds > 0 else {}

    @cached_property
    def prizes(self) -> tuple[Prize, ...]:
        """What everybody gets as the table stands."""
        return prizes_of(self.evening, self.standings)

    @cached_property
    def names(self) -> dict[PlayerId, str]:
        """Everybody's name."""
        return {participant.id: participant.person.name for participant in self.evening.roster.participants}


class RunningEvening:
    """An evening and who follows it. `lock` is held by whoever changes it: one command at a time."""

    def __init__(self, evening_id: str, events: Sequence[EveningEvent]) -> None:
        """Rebuild the evening from its log."""
        self.id = evening_id
        self.lock = asyncio.Lock()
        self.course = replay(events)
        self.reckoned = Reckoned(self.course.evening)
        self._followers: set[asyncio.Event] = set()

    @property
    def is_followed(self) -> bool:
        """Whether somebody waits to hear of a new version."""
        return bool(self._followers)

    def advance(self, course: Course) -> None:
        """Go on to this course, and wake who waits."""
        self.course = course
        self.reckoned = Reckoned(course.evening)
        self.wake()

    def wake(self) -> None:
        """Let those who wait look again."""
        for follower in self._followers:
            follower.set()

    async def versions(self) -> AsyncGenerator[int | None]:
        """The version now and each later one; None where nothing new has come for a while."""
        woken = asyncio.Event()
        self._followers.add(woken)
        try:
            yield self.course.version
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT_S):
                        await woken.wait()
                except TimeoutError:
                    yield None
                else:
                    woken.clear()
                    yield self.course.version
        finally:
            self._followers.discard(woken)
