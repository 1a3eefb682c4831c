"""A round's clock, as a value: when it was started, stopped, given more time."""

from enum import StrEnum

import msgspec

from kozel.club.evening.plan import AtTime, Plan

MINUTE_MS = 60_000


class ClockPhase(StrEnum):
    """A round's clock: not started, running, running with little left, stopped for a while, last hand, all over."""

    READY = "ready"
    RUNNING = "running"
    WARNING = "warning"
    PAUSED = "paused"
    LAST_HAND = "last_hand"
    OVER = "over"


class RoundClock(msgspec.Struct, frozen=True, kw_only=True):
    """How long a round lasts, and how much of that had passed when it was last started (`since`, None: it stands)."""

    total_ms: int
    spent_ms: int = 0
    since: int | None = None
    last_hand: bool = False

    def started(self, now: int) -> "RoundClock":
        """The clock running from now on."""
        return msgspec.structs.replace(self, since=now) if self.since is None else self

    def paused(self, now: int) -> "RoundClock":
        """The clock standing from now on."""
        return msgspec.structs.replace(self, spent_ms=self.total_ms - self.remaining_ms(now), since=None)

    def given(self, minutes: int) -> "RoundClock":
        """The clock with so many minutes more, or fewer, but none that would have to have ended before it began."""
        return msgspec.structs.replace(self, total_ms=max(0, self.total_ms + minutes * MINUTE_MS))

    def remaining_ms(self, now: int) -> int:
        """What is left; never under 0."""
        passed = self.spent_ms + (0 if self.since is None else max(0, now - self.since))
        return max(0, self.total_ms - passed)

    def phase(self, now: int, plan: Plan) -> ClockPhase:
        """What the clock says; when the time is over, by the plan all stop or the last hand is being played (R5)."""
        remaining = self.remaining_ms(now)
        if remaining == 0:
            return ClockPhase.OVER if plan.at_time is AtTime.STOP else ClockPhase.LAST_HAND
        if self.last_hand:
            return ClockPhase.LAST_HAND
        if self.since is None:
            return ClockPhase.PAUSED if self.spent_ms else ClockPhase.READY
        return ClockPhase.WARNING if remaining <= plan.warning * MINUTE_MS else ClockPhase.RUNNING


def clock_of(plan: Plan) -> RoundClock | None:
    """A new round's clock, or None if its games have no time limit."""
    limit = plan.format.game.time_limit
    return None if limit is None else RoundClock(total_ms=limit * MINUTE_MS)
