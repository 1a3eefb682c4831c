"""A clock that stands still until a test moves it."""

from collections.abc import Callable

from kozel.web.clock import Alarm, Clock


class ManualAlarm(Alarm):
    def __init__(self, at: int, callback: Callable[[], None]) -> None:
        self.at = at
        self.callback = callback
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class ManualClock(Clock):
    def __init__(self) -> None:
        self._now = 1_800_000_000_000
        self._alarms: list[ManualAlarm] = []

    def now(self) -> int:
        return self._now

    def call_at(self, at: int, callback: Callable[[], None]) -> Alarm:
        alarm = ManualAlarm(at, callback)
        self._alarms.append(alarm)
        return alarm

    def advance(self, milliseconds: int) -> None:
        """Go on, calling on the way whatever is due."""
        end = self._now + milliseconds
        while due := [alarm for alarm in self._alarms if not alarm.is_cancelled and alarm.at <= end]:
            alarm = min(due, key=lambda alarm: alarm.at)
            self._alarms.remove(alarm)
            self._now = max(self._now, alarm.at)
            alarm.callback()
        self._now = end
