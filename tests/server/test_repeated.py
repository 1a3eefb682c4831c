"""A command has one effect, however often it is given: the first answer comes again."""

import asyncio
from pathlib import Path

from kozel.table.phase import Phase
from kozel.web import message as wire
from tests.server.page import Page, page
from tests.server.serving import serving


def first_move(player: Page) -> wire.MakeMove:
    match = player.view.match
    assert match is not None
    return wire.MakeMove(
        command="the move", table=player.view.table, position=player.view.position, move=match.legal[0]
    )


async def seated_alone_in_turn(player: Page) -> str:
    """Open tables until the opener leads at one."""
    while True:
        table = await player.open(start=True, bots="greedy")
        match = player.view.match
        assert match is not None
        if match.turn == player.view.seat:
            return table


async def test_repeated_at_once_on_several_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=60) as served, page(served) as olya:
        table = await seated_alone_in_turn(olya)
        length = len(await served.store.events(table))
        move = first_move(olya)
        async with page(served, olya.cookie) as second, page(served, olya.cookie) as third:
            answers = await asyncio.gather(*(player.ask(move) for player in (olya, second, third)))
        assert answers == [wire.Done(command="the move", table=table, sequence=length + 1)] * 3
        assert len(await served.store.events(table)) == length + 1
        assert await olya.ask(move) == answers[0]


async def test_repeated_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_pause=60) as served, page(served) as olya:
        opening = olya.opening()
        opened = await olya.ask(opening)
        await olya.until(lambda message: isinstance(message, wire.Welcome))
        table = await seated_alone_in_turn(olya)
        move = first_move(olya)
        answer = await olya.ask(move)
        length = len(await served.store.events(table))
    async with serving(tmp_path, bot_pause=60) as served, page(served, olya.cookie) as olya:
        assert table in olya.welcome.unfinished
        assert await olya.ask(move) == answer
        assert await olya.ask(opening) == opened
        assert len(await served.store.events(table)) == length
        await olya.send(wire.Follow(table=table))
        assert (await olya.until_view(lambda view: view.table == table)).sequence == length


async def test_the_same_id_from_another_guest_is_another_command(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha:
        table = await olya.open(seats=3)
        sit = wire.Sit(command="command-1", table=table, name="Маша", nonce="0" * 32)
        assert isinstance(await masha.ask(sit), wire.Done)
        seats = (await olya.until_view(lambda view: view.seats[1] is not None)).seats
        assert [seat and seat.name for seat in seats] == ["Оля", "Маша", None]


async def test_an_opening_given_again_opens_one_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served, "") as masha:
        opening = olya.opening(start=True, bots="greedy")
        async with page(served, olya.cookie) as second:
            answers = await asyncio.gather(olya.ask(opening), second.ask(opening))
            tables = {answer.table for answer in answers if isinstance(answer, wire.Done)}
            assert len(tables) == 1
            assert answers[0] == answers[1]
            again = await second.ask(opening)
            assert isinstance(again, wire.Done)
            assert {again.table} == tables
            await second.until_view(lambda view: view.phase is Phase.PLAYING)
        stolen = await masha.ask(opening)
        assert isinstance(stolen, wire.Refused)
