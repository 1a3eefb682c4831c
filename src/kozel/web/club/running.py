"""An evening in memory: a copy of what its log says, what that comes to, and who waits to hear of a new version."""

import asyncio
from collections.abc import AsyncGenerator, Sequence

from kozel.club.evening.course import Course, replay
from kozel.club.evening.event import EveningEvent
from kozel.web.club.reckoned import Reckoned

HEARTBEAT_S = 15
"""How often somebody who waits is shown that the server is still there; a dead connection is noticed by it."""

PAUSE_S, PAUSE_A_FOLLOWER_S = 0.5, 0.01
"""How long nothing more is told after a new version: the more pages there are to look again, the longer."""


class RunningEvening:
    """An evening and who follows it. `lock` is held by whoever changes it: one command at a time."""

    def __init__(self, evening_id: str, events: Sequence[EveningEvent]) -> None:
        """Rebuild the evening from its log."""
        self.id = evening_id
        self.lock = asyncio.Lock()
        self.course = replay(events)
        self.reckoned = Reckoned(self.course.evening)
        self._followers: set[asyncio.Event] = set()
        self._closing = asyncio.Event()

    @property
    def is_followed(self) -> bool:
        """Whether somebody waits to hear of a new version."""
        return bool(self._followers)

    def advance(self, course: Course) -> None:
        """Go on to this course, and wake who waits."""
        self.course = course
        self.reckoned = Reckoned(course.evening)
        self._wake()

    def close(self) -> None:
        """Let nobody wait any longer."""
        self._closing.set()
        self._wake()

    async def versions(self) -> AsyncGenerator[int | None]:
        """The version now and the latest of those that follow, until this is closed; None where nothing new comes."""
        woken = asyncio.Event()
        self._followers.add(woken)
        try:
            yield self.course.version
            while not self._closing.is_set():
                if not await _set_within(woken, HEARTBEAT_S):
                    yield None
                    continue
                woken.clear()
                if not self._closing.is_set():
                    yield self.course.version
                    await _set_within(self._closing, PAUSE_S + PAUSE_A_FOLLOWER_S * len(self._followers))
        finally:
            self._followers.discard(woken)

    def _wake(self) -> None:
        for follower in self._followers:
            follower.set()


async def _set_within(event: asyncio.Event, seconds: float) -> bool:
    """Wait for the event, so long at most; whether it has come."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
