"""Choosing a seat while the table waits: everybody sees it, it is on the disk, and it happens once."""

import asyncio
from pathlib import Path

from kozel.table.event import ChangedSeat
from kozel.table.phase import Phase
from kozel.table.view import ChangedSeatView, TableView
from kozel.web import message as wire
from tests.server.page import page
from tests.server.serving import serving


def names(view: TableView) -> list[str | None]:
    return [None if seat is None else seat.name for seat in view.seats]


async def test_two_friends_become_partners_against_bots(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha:
        table = await olya.open(rules="kozel-pairs", changes={}, seats=4, bots="greedy")
        await masha.follow(table)
        await masha.sit(table, seat=1)
        assert names(await olya.until_view(lambda view: view.seats[1] is not None)) == ["Оля", "Маша", None, None]
        assert isinstance(await masha.ask(wire.ChangeSeat(command="move", table=table, seat=2)), wire.Done)
        seen = await olya.until_view(lambda view: view.seats[2] is not None)
        assert names(seen) == ["Оля", None, "Маша", None]
        assert olya.updates[-1].events == (ChangedSeatView(1, 2),)
        assert (await masha.until_view(lambda view: view.seat == 2)).sides == (0, 1, 0, 1)
        await olya.ask(wire.Start(command="start", table=table))
        begun = await masha.until_view(lambda view: view.phase is Phase.PLAYING)
        assert begun.match is not None
        assert begun.match.seat == 2
        assert [seat is not None and seat.bot is not None for seat in begun.seats] == [False, True, False, True]


async def test_a_move_repeated_after_a_restart_happened_once(tmp_path: Path) -> None:
    change = wire.ChangeSeat(command="move", table="", seat=2)
    async with serving(tmp_path) as served, page(served) as olya:
        table = await olya.open(seats=3)
        change = wire.ChangeSeat(command="move", table=table, seat=2)
        async with page(served, olya.cookie) as second:
            answers = await asyncio.gather(olya.ask(change), second.ask(change))
        assert answers[0] == answers[1] == wire.Done(command="move", table=table, sequence=3)
    async with serving(tmp_path) as served, page(served, olya.cookie) as olya:
        assert table in olya.welcome.unfinished
        assert await olya.ask(change) == answers[0]
        log = await served.store.events(table)
        assert [(event.seat, event.to) for event in log if isinstance(event, ChangedSeat)] == [(0, 2)]
        update = await olya.follow(table)
        assert isinstance(update, wire.Update)
        assert update.view.seat == 2


async def test_of_two_who_want_one_seat_one_gets_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha, page(served) as dan:
        table = await olya.open(seats=4)
        answers = await asyncio.gather(masha.sit(table, seat=2), dan.sit(table, "Дан", seat=2))
        refused = [answer for answer in answers if isinstance(answer, wire.Refused)]
        assert [answer.code for answer in refused] == ["seat_taken"]
        answer = await olya.ask(wire.ChangeSeat(command="move", table=table, seat=2))
        assert isinstance(answer, wire.Refused)
        assert answer.code == "seat_taken"
        update = await olya.follow(table)
        assert isinstance(update, wire.Update)
        assert update.view.seat == 0


async def test_who_has_no_seat_moves_nowhere_and_nobody_after_the_beginning(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha:
        table = await olya.open(seats=4, bots="greedy")
        answer = await masha.ask(wire.ChangeSeat(command="move", table=table, seat=2))
        assert isinstance(answer, wire.Refused)
        assert answer.code == "not_seated"
        await olya.ask(wire.Start(command="start", table=table))
        answer = await olya.ask(wire.ChangeSeat(command="move", table=table, seat=2))
        assert isinstance(answer, wire.Refused)
        assert answer.code == "wrong_phase"
