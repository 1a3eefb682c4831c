"""Whole matches by the protocol."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from kozel.rules.match_end import EndReason
from kozel.table.phase import Phase
from kozel.table.table import replay
from kozel.web import message as wire
from tests.server.page import Page, page
from tests.server.serving import Served, seeded, serving


async def play_to_the_end(player: Page, chance: Random) -> None:
    while player.view.phase is not Phase.MATCH_OVER:
        await player.step(chance)


async def check_log(served: Served, table: str) -> None:
    events = await served.store.events(table)
    running = await served.house.find(table)
    assert running is not None
    assert replay(events) == running.table
    assert running.table.sequence == len(events)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("block_score", ["own", "highest_takes_all"])
async def test_a_whole_match_with_bots(tmp_path: Path, seats: int, block_score: str) -> None:
    async with serving(tmp_path, random_bytes=seeded(seats)) as served, page(served) as olya:
        table = await olya.open(start=True, seats=seats, bots="greedy", changes={"block_score": block_score})
        assert olya.view.phase is Phase.PLAYING
        assert [seat.bot is None for seat in olya.view.seats if seat] == [True] + [False] * (seats - 1)
        await play_to_the_end(olya, Random(seats))
        match = olya.view.match
        assert match is not None
        assert match.end is not None
        assert match.end.reason is EndReason.TARGET
        assert any(account.score >= olya.view.rules.target for account in match.accounts)
        sequences = [update.view.sequence for update in olya.updates]
        assert sequences == sorted(sequences)
        await check_log(served, table)


async def test_two_people_meet_at_a_table_and_play_twice(tmp_path: Path) -> None:
    async with serving(tmp_path, random_bytes=seeded(5)) as served, page(served) as olya, page(served) as masha:
        table = await olya.open(name="  Оля ")
        await masha.follow(table)
        assert masha.view.seat is None
        assert [seat and seat.name for seat in masha.view.seats] == ["Оля", None]
        assert isinstance(await masha.sit(table), wire.Done)
        await masha.until_view(lambda view: view.phase is Phase.PLAYING)
        await olya.until_view(lambda view: view.phase is Phase.PLAYING)
        assert (olya.view.seat, masha.view.seat) == (0, 1)
        await asyncio.gather(play_to_the_end(olya, Random(1)), play_to_the_end(masha, Random(2)))

        over = olya.view.position
        await asyncio.gather(*(olya.send(ready(olya, over)) for _ in range(3)))
        answers = [await olya.until(lambda message: isinstance(message, wire.Done | wire.Refused)) for _ in range(3)]
        assert [getattr(answer, "code", None) for answer in answers] == [None, "already_ready", "already_ready"]
        await asyncio.gather(*(masha.send(ready(masha, over)) for _ in range(3)))
        answers = [await masha.until(lambda message: isinstance(message, wire.Done | wire.Refused)) for _ in range(3)]
        assert [getattr(answer, "code", None) for answer in answers] == [None, "stale", "stale"]

        await masha.follow(table)
        match = masha.view.match
        assert masha.view.phase is Phase.PLAYING
        assert match is not None
        assert (match.round, [account.score for account in match.accounts]) == (1, [0, 0])
        starts = [event for event in await served.store.events(table) if type(event).__name__ == "Started"]
        assert len(starts) == 2
        await check_log(served, table)


def ready(player: Page, position: int) -> wire.Ready:
    return wire.Ready(command=player.command(), table=player.view.table, position=position)


async def test_four_sit_down_at_once_and_a_fifth_finds_no_seat(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as served,
        page(served) as opener,
        page(served) as first,
        page(served) as second,
        page(served) as third,
        page(served) as fourth,
    ):
        table = await opener.open(seats=4)
        answers = await asyncio.gather(*(guest.sit(table) for guest in (first, second, third, fourth)))
        codes = [answer.code if isinstance(answer, wire.Refused) else "done" for answer in answers]
        assert sorted(codes) == ["done", "done", "done", "table_full"]
        view = await opener.until_view(lambda view: view.phase is Phase.PLAYING)
        assert None not in view.seats


async def test_bots_take_the_empty_seats_when_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha:
        table = await olya.open(seats=3, bots="heuristic")
        await masha.follow(table)
        refused = await masha.ask(wire.Start(command="start", table=table))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "not_seated"
        await olya.ask(wire.Start(command="start", table=table))
        view = await olya.until_view(lambda view: view.phase is Phase.PLAYING)
        assert [seat is not None and seat.bot is not None for seat in view.seats] == [False, True, True]


async def test_without_bots_nobody_can_be_made_to_start(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        refused = await olya.ask(olya.opening(start=True, bots=None))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "no_bots"
        table = await olya.open(bots=None)
        refused = await olya.ask(wire.Start(command="start", table=table))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "no_bots"
