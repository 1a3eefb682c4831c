"""A move's clock runs on the server, whoever is there; nobody waits for those who are gone."""

import asyncio
from pathlib import Path
from random import Random

from kozel.rules.match_end import EndReason
from kozel.table.clock import PAUSE_MS
from kozel.table.event import Resumed
from kozel.table.phase import Phase
from kozel.web import message as wire
from kozel.web.presence import AWAY_MS
from tests.server.manual_clock import ManualClock
from tests.server.page import Page, page
from tests.server.serving import seeded, serving


async def both_seated(olya: Page, masha: Page, seconds: int = 15) -> str:
    table = await olya.open(seconds=seconds)
    await masha.sit(table)
    await masha.follow(table)
    await olya.until_view(lambda view: view.phase is Phase.PLAYING)
    return table


async def test_who_lets_the_clock_run_out_ends_the_match(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, clock=clock) as served, page(served) as olya, page(served) as masha:
        await both_seated(olya, masha)
        turn = olya.view.match and olya.view.match.turn
        assert olya.view.remaining_ms == 15_000
        clock.advance(14_999)
        await olya.follow(olya.view.table)
        assert (olya.view.remaining_ms, olya.view.phase) == (1, Phase.PLAYING)
        clock.advance(1)
        view = await olya.until_view(lambda view: view.phase is Phase.MATCH_OVER)
        assert view.match is not None
        assert view.match.end is not None
        assert (view.match.end.reason, view.match.end.losers) == (EndReason.TIMEOUT, (turn,))
        assert view.match.end.rating[turn or 0] == 0
        assert view.remaining_ms is None


async def test_the_clock_runs_for_who_has_left(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, clock=clock) as served, page(served) as olya:
        async with page(served) as masha:
            await both_seated(olya, masha)
        await olya.until_view(lambda view: any(seat is not None and not seat.present for seat in view.seats))
        while olya.view.match and olya.view.match.turn == olya.view.seat:
            await olya.step(Random(1))
        clock.advance(15_000)
        view = await olya.until_view(lambda view: view.phase is Phase.MATCH_OVER)
        assert view.match is not None
        assert view.match.end is not None
        assert view.match.end.losers == (1,)


async def test_each_move_has_a_clock_of_its_own(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, clock=clock) as served, page(served) as olya, page(served) as masha:
        await both_seated(olya, masha)
        players = [olya, masha]
        for _ in range(4):
            clock.advance(14_000)
            mover = next(player for player in players if player.view.match and player.view.match.legal)
            position = mover.view.position
            assert mover.view.match is not None
            assert isinstance(await mover.move(mover.view.match.legal[0]), wire.Done)
            views = await asyncio.gather(
                *(player.until_view(lambda view, old=position: view.position > old) for player in players)
            )
            assert all(view.remaining_ms in (15_000, PAUSE_MS) for view in views)


async def test_the_next_round_comes_by_itself_where_a_clock_runs(tmp_path: Path) -> None:
    clock = ManualClock()
    async with (
        serving(tmp_path, clock=clock, random_bytes=seeded(4)) as served,
        page(served) as olya,
        page(served) as masha,
    ):
        table = await both_seated(olya, masha)

        async def play_round(player: Page, chance: Random) -> None:
            while player.view.phase is Phase.PLAYING:
                position = player.view.position
                if player.view.match and player.view.match.legal:
                    await player.move(chance.choice(player.view.match.legal))
                if player.view.position == position:
                    await player.until_view(lambda view, old=position: view.position > old)

        await asyncio.gather(play_round(olya, Random(1)), play_round(masha, Random(2)))
        assert olya.view.phase is Phase.ROUND_OVER
        assert olya.view.remaining_ms == PAUSE_MS
        await olya.ready()
        clock.advance(PAUSE_MS)
        view = await olya.until_view(lambda view: view.phase is Phase.PLAYING)
        assert view.match is not None
        assert view.match.round == 2
        running = await served.house.find(table)
        assert running is not None
        assert running.table.rounds == 2


async def test_after_a_restart_the_running_clock_starts_anew(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, clock=clock) as served, page(served) as olya, page(served) as masha:
        table = await both_seated(olya, masha)
        clock.advance(10_000)
        cookie = olya.cookie
    clock = ManualClock()
    clock.advance(1_000_000)
    async with serving(tmp_path, clock=clock) as served, page(served, cookie) as olya:
        assert isinstance((await served.store.events(table))[-1], Resumed)
        await olya.follow(table)
        assert (olya.view.phase, olya.view.remaining_ms) == (Phase.PLAYING, 15_000)
        clock.advance(15_000)
        await olya.until_view(lambda view: view.phase is Phase.MATCH_OVER)


async def test_who_is_away_gives_up_a_seat_at_a_waiting_table(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, clock=clock) as served, page(served) as olya:
        async with page(served) as masha:
            table = await olya.open(seats=3, listed=True)
            await masha.sit(table)
            await olya.until_view(lambda view: view.seats[1] is not None)
            cookie = masha.cookie
        await olya.until_view(lambda view: view.seats[1] is not None and not view.seats[1].present)
        clock.advance(AWAY_MS - 1)
        async with page(served, cookie):
            await olya.until_view(lambda view: view.seats[1] is not None and view.seats[1].present)
            clock.advance(AWAY_MS)
        await olya.until_view(lambda view: view.seats[1] is not None and not view.seats[1].present)
        clock.advance(AWAY_MS)
        view = await olya.until_view(lambda view: view.seats[1] is None)
        assert view.phase is Phase.WAITING


async def test_a_waiting_table_whose_people_are_gone_is_closed(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, clock=clock) as served, page(served) as masha:
        async with page(served) as olya:
            table = await olya.open(listed=True)
        await masha.follow(table)
        while masha.view.seats[0] is not None and masha.view.seats[0].present:
            await masha.until_view(lambda _: True)
        clock.advance(AWAY_MS)
        await masha.until_view(lambda view: view.phase is Phase.CLOSED)
        assert await served.store.awake_tables() == ()
    async with serving(tmp_path, clock=clock) as served, page(served) as masha:
        assert masha.welcome.requests == ()


async def test_a_restart_is_no_excuse_for_staying_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        table = await olya.open(listed=True)
    clock = ManualClock()
    async with serving(tmp_path, clock=clock) as served, page(served) as masha:
        assert [request.table for request in masha.welcome.requests] == [table]
        await masha.follow(table)
        clock.advance(AWAY_MS)
        await masha.until_view(lambda view: view.phase is Phase.CLOSED)
