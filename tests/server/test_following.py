"""What a page is told: all that it missed, in order, or the state; nobody waits for a slow one."""

from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from kozel.table.phase import Phase
from kozel.web import message as wire
from kozel.web.connection import RESYNC
from kozel.web.running import MOST_RECENT
from tests.server.manual_clock import ManualClock
from tests.server.page import page
from tests.server.serving import serving


async def test_a_page_that_comes_back_is_told_what_it_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        table = await olya.open(start=True, bots="greedy")
        for _ in range(3):
            await olya.step(Random(3))
        known = olya.view.sequence
        told = [event for update in olya.updates for event in update.events]
        for _ in range(4):
            await olya.step(Random(3))
        await olya.own_turn()
        everything = [event for update in olya.updates for event in update.events]
        async with page(served, olya.cookie) as again:
            update = await again.follow(table, known)
            assert isinstance(update, wire.Update)
            assert [*told, *update.events] == everything
            assert update.view == olya.view
            for nothing_missed in (update.view.sequence, None, 10**6):
                update = await again.follow(table, nothing_missed)
                assert isinstance(update, wire.Update)
                assert update.events == ()


async def test_a_page_that_missed_too_much_is_shown_the_state(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        table = await olya.open(start=True, bots="greedy")
        while olya.view.sequence < MOST_RECENT + 10:
            await olya.step(Random(3))
        await olya.own_turn()
        update = await olya.follow(table, 3)
        assert isinstance(update, wire.Update)
        assert update.events == ()


async def test_what_was_missed_over_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=3600) as served, page(served) as olya:
        table = await olya.open(start=True, bots="greedy")
        known = olya.view
    async with serving(tmp_path, bot_pause=3600) as served, page(served, olya.cookie) as olya:
        update = await olya.follow(table, known.sequence - 1)
        assert isinstance(update, wire.Update)
        assert [type(event).__name__ for event in update.events] == ["DealtView"]
        assert update.view.match == known.match


async def test_a_bot_in_turn_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=3600) as served, page(served) as olya:
        table = await olya.open(start=True, bots="greedy", seats=4)
        while olya.view.match and olya.view.match.legal:
            await olya.move(olya.view.match.legal[0])
            await olya.follow(table)
        position = olya.view.position
    async with serving(tmp_path) as served, page(served, olya.cookie) as olya:
        await olya.send(wire.Follow(table=table))
        await olya.until_view(lambda view: view.position > position)


async def test_a_slow_reader_is_closed_and_may_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha:
        table = await olya.open(seats=3)
        await masha.follow(table)
        running = await served.house.find(table)
        assert running is not None
        slow = next(follower for follower in running.followers if follower.guest not in running.table.people)
        # More at once than may wait for one socket: its task has no chance to send between these.
        for _ in range(1000):
            slow.send(served.house.lobby.message())
        assert not slow.is_open
        with pytest.raises(ConnectionClosed) as closed:
            await masha.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESYNC
        await olya.follow(table)
        async with page(served, masha.cookie) as again:
            assert isinstance(await again.follow(table), wire.Update)


async def test_the_lobby_shows_requests_but_not_tables_by_link(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, clock=clock) as served, page(served) as olya, page(served) as masha:
        hidden = await olya.open(listed=False)
        listed = await olya.open(listed=True, seats=3)
        clock.advance(1000)
        lobby = await masha.until(lambda message: isinstance(message, wire.Lobby) and bool(message.requests))
        assert isinstance(lobby, wire.Lobby)
        assert [request.table for request in lobby.requests] == [listed]
        assert lobby.requests[0].seats == ("Оля", None, None)
        assert lobby.people == 2
        assert not any(hidden in text for text in masha.texts)
        async with page(served) as dan:
            assert [request.table for request in dan.welcome.requests] == [listed]
            assert dan.welcome.people == 3
        await olya.ask(wire.Stand(command="stand", table=listed))
        clock.advance(1000)
        lobby = await masha.until(lambda message: isinstance(message, wire.Lobby) and not message.requests)


async def test_who_goes_back_to_the_lobby_is_told_of_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        table = await olya.open(listed=True)
        await olya.send(wire.Unfollow(table=table))
        lobby = await olya.until(lambda message: isinstance(message, wire.Lobby))
        assert isinstance(lobby, wire.Lobby)
        assert [request.table for request in lobby.requests] == [table]


async def test_two_pages_of_one_person_see_the_same_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served, "") as masha:
        table = await olya.open()
        async with page(served, olya.cookie) as second:
            await second.follow(table)
            await masha.sit(table)
            first_view = await olya.until_view(lambda view: view.phase is Phase.PLAYING)
            second_view = await second.until_view(lambda view: view.phase is Phase.PLAYING)
            assert first_view.match == second_view.match
