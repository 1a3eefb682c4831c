"""The server's clock: an alarm never goes off before its time."""

import asyncio

from kozel.web.clock import SystemClock


class SetBack(SystemClock):
    """A machine's clock that is set back by some milliseconds."""

    back_ms = 0

    def now(self) -> int:
        return super().now() - self.back_ms


def test_an_alarm_waits_for_its_time_though_the_clock_is_set_back() -> None:
    """The event loop counts by a clock of its own, and calls when that says so: a flag would never fall."""

    async def early_by_ms() -> int:
        clock = SetBack()
        gone_off: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        at = clock.now() + 5
        clock.call_at(at, lambda: gone_off.set_result(at - clock.now()))
        clock.back_ms = 20
        return await gone_off

    assert asyncio.run(early_by_ms()) <= 0


def test_a_cancelled_alarm_doesnt_go_off() -> None:
    async def heard() -> list[str]:
        calls: list[str] = []
        clock = SystemClock()
        clock.call_at(clock.now(), lambda: calls.append("cancelled")).cancel()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        clock.call_at(clock.now() + 1, lambda: done.set_result(None))
        await done
        return calls

    assert asyncio.run(heard()) == []
