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
        return _SystemAlarm(self, at, callback)


class _SystemAlarm(Alarm):
    """Goes off at its time or later, never before.

    An event loop counts from when it last looked at the clock, so what it calls later it may call some milliseconds
    early; and the machine's time may be set back meanwhile.
    """

    def __init__(self, clock: SystemClock, at: int, callback: Callable[[], None]) -> None:
        self._clock = clock
        self._at = at
        self._callback = callback
        self._set()

    def cancel(self) -> None:
        self._timer.cancel()

    def _set(self) -> None:
        wait_ms = max(0, self._at - self._clock.now())
        self._timer = asyncio.get_running_loop().call_later(wait_ms / 1000, self._go_off)

    def _go_off(self) -> None:
        if self._clock.now() < self._at:
            self._set()
        else:
            self._callback()
