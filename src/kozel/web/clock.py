"""Time, as the server sees it: what it is now, and being called when it is later. Tests bring a clock of their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will be called, unless it is cancelled before."""

    def cancel(self) -> None:
        """Don't call."""
        ...


class Clock(Protocol):
    """Tells the time in milliseconds since the epoch."""

    def now(self) -> int:
        """The time now."""
        ...

    def call_at(self, at: int, callback: Callable[[], None]) -> Alarm:
        """Call back when it is `at`, or soon if that is over."""
        ...


class SystemClock(Clock):
    """The machine's time."""

    def now(self) -> int:
        """The time now."""
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, callback: Callable[[], None]) -> Alarm:
        """Call back when it is `at`, or soon if that is over."""
        return asyncio.get_running_loop().call_later(max(0, at - self.now()) / 1000, callback)
