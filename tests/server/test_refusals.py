"""Bad input: a refusal with a code, and the game as it was."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kozel.rules.line import End
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.tile import Tile, full_set
from kozel.table.phase import Phase
from kozel.web import message as wire
from kozel.web.connection import MESSAGES_AT_ONCE
from kozel.web.desk import LONGEST_MESSAGE, MOST_AWAITING, MOST_STRIKES, TOO_FAST
from tests.server.manual_clock import ManualClock
from tests.server.page import NONCE, Page, page
from tests.server.serving import Served, seeded, serving

MALFORMED = [
    "",
    "domino",
    "[]",
    "{}",
    '{"kind":"fly"}',
    '{"kind":"move"}',
    '{"kind":"ready","command":"","table":"x","position":1}',
    json.dumps({"kind": "ready", "command": "x" * 65, "table": "x", "position": 1}),
    '{"kind":"move","command":"a","table":"x","position":"1","move":{"kind":"draw"}}',
    '{"kind":"move","command":"a","table":"x","position":1,"move":{"kind":"play","tile":[1],"end":"left"}}',
    '{"kind":"move","command":"a","table":"x","position":1,"move":{"kind":"play","tile":[1,2],"end":"middle"}}',
    "[" * 3000,
    f'{{"kind":"unfollow","table":"x","more":{"[" * 1900}{"]" * 1900}}}',
    json.dumps({"kind": "stand", "command": "one\0of two", "table": "x"}),
]


async def refusal(player: Page) -> wire.Refused:
    message = await player.until(lambda message: isinstance(message, wire.Refused))
    assert isinstance(message, wire.Refused)
    return message


async def log_length(served: Served, table: str) -> int:
    return len(await served.store.events(table))


@pytest.mark.parametrize("text", MALFORMED)
async def test_what_makes_no_sense_is_refused(tmp_path: Path, text: str) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        await olya.socket.send(text)
        assert (await refusal(olya)).code == "malformed"
        await olya.open()


async def test_bytes_and_long_messages_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        await olya.socket.send(b'{"kind":"unfollow","table":"x"}')
        assert (await refusal(olya)).code == "malformed"
        await olya.socket.send(json.dumps({"kind": "unfollow", "table": "x" * LONGEST_MESSAGE}))
        assert (await refusal(olya)).code == "too_large"
        await olya.open()


async def test_a_huge_frame_closes_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        table = await olya.open(start=True, bots="greedy", seats=2)
        await olya.own_turn()
        length = await log_length(served, table)
        async with page(served, olya.cookie) as other:
            await other.socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                await other.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert await log_length(served, table) == length
        await olya.step(Random(1))


async def test_too_much_at_once_is_refused_and_in_the_end_not_heard(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=ManualClock()) as served, page(served) as olya:
        codes: list[str] = []
        for number in range(MESSAGES_AT_ONCE + 1):
            answer = await olya.ask(wire.Stand(command=f"{number}", table="nowhere"))
            assert isinstance(answer, wire.Refused)
            codes.append(answer.code)
        assert codes == ["no_such_table"] * MESSAGES_AT_ONCE + ["too_fast"]
        for number in range(MOST_STRIKES):
            await olya.send(wire.Stand(command=f"{number}", table="nowhere"))
        with pytest.raises(ConnectionClosed) as closed:
            await olya.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_FAST


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1", "http://127.0.0.1", "http://["]
)
async def test_a_foreign_page_gets_no_socket(tmp_path: Path, origin: str) -> None:
    async with serving(tmp_path) as served:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(served.socket, additional_headers={"Origin": origin}):
                pass
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("name", "code"), [("", "bad_name"), ("   ", "bad_name"), ("x" * 25, "bad_name"), ("О\u202eля", "bad_name")]
)
async def test_a_name_that_cannot_be_one(tmp_path: Path, name: str, code: str) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha:
        refused = await olya.ask(olya.opening(name=name))
        assert isinstance(refused, wire.Refused)
        assert refused.code == code
        table = await olya.open()
        refused = await masha.sit(table, name)
        assert isinstance(refused, wire.Refused)
        assert refused.code == code
        assert isinstance(await masha.sit(table, "x" * 24), wire.Done)


@pytest.mark.parametrize(
    "options",
    [
        {"rules": "chess"},
        {"changes": {"block_score": "mine"}},
        {"changes": {"weather": "fine"}},
        {"changes": {"name": "mine"}},
        {"seats": 5},
        {"seats": 1},
        {"seconds": 0},
        {"seconds": 100_000},
        {"bots": "level-99"},
    ],
)
async def test_options_that_make_no_sense(tmp_path: Path, options: dict[str, Any]) -> None:  # Any: options differ
    async with serving(tmp_path) as served, page(served) as olya:
        refused = await olya.ask(olya.opening(**options))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "bad_options"


async def test_a_commitment_is_good_for_one_table_of_the_guest_who_was_told_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha:
        opening = olya.opening()
        refused = await masha.ask(opening)
        assert isinstance(refused, wire.Refused)
        assert refused.code == "old_commitment"
        assert isinstance(await olya.ask(opening), wire.Done)
        again = wire.OpenTable(
            command="again", commitment=opening.commitment, nonce=NONCE, name="Оля", options=opening.options
        )
        refused = await olya.ask(again)
        assert isinstance(refused, wire.Refused)
        assert refused.code == "old_commitment"


async def test_moves_that_cannot_be_made_change_nothing(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, random_bytes=seeded(2)) as served,
        page(served) as olya,
        page(served) as masha,
        page(served) as stranger,
    ):
        table = await olya.open()
        await masha.sit(table)
        await masha.follow(table)
        view = await olya.until_view(lambda view: view.phase is Phase.PLAYING)
        length = await log_length(served, table)
        match = view.match
        assert match is not None
        players = {olya.view.seat: olya, masha.view.seat: masha}
        mover, other = players[match.turn], players[1 - (match.turn or 0)]
        move = mover.view.match and mover.view.match.legal[0]
        assert isinstance(move, Play)
        hand = mover.view.match.hand if mover.view.match else ()
        foreign = next(tile for tile in full_set(6) if tile not in hand)
        unfit = next(tile for tile in hand if tile != move.tile)

        async def code(player: Page, move: Move, position: int) -> str:
            answer = await player.ask(
                wire.MakeMove(command=player.command(), table=table, position=position, move=move)
            )
            assert isinstance(answer, wire.Refused)
            return answer.code

        position = view.position
        assert await code(other, move, position) == "not_your_turn"
        assert await code(stranger, move, position) == "not_seated"
        assert await code(mover, move, position - 1) == "stale"
        assert await code(mover, move, position + 1) == "stale"
        assert await code(mover, Play(foreign, End.RIGHT), position) == "not_in_hand"
        assert await code(mover, Play(Tile(9, 9), End.RIGHT), position) == "not_in_hand"
        assert await code(mover, Play(unfit, End.RIGHT), position) == "must_lead"
        assert await code(mover, Draw(), position) == "must_play"
        assert await code(mover, Pass(), position) == "must_play"
        answer = await mover.ask(wire.Ready(command="ready", table=table, position=position))
        assert isinstance(answer, wire.Refused)
        assert answer.code == "wrong_phase"
        answer = await mover.ask(wire.Stand(command="stand", table=table))
        assert isinstance(answer, wire.Refused)
        assert answer.code == "wrong_phase"
        assert await log_length(served, table) == length
        assert isinstance(await mover.move(move, position=position), wire.Done)
        assert await log_length(served, table) == length + 1


async def test_nobody_looks_on_at_a_running_match(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as stranger:
        table = await olya.open(bots="greedy")
        assert isinstance(await stranger.follow(table), wire.Update)
        await olya.ask(wire.Start(command="start", table=table))
        told = await refusal(stranger)
        assert (told.table, told.code) == (table, "not_seated")
        answer = await stranger.follow(table)
        assert isinstance(answer, wire.Refused)
        assert answer.code == "not_seated"


async def test_a_table_that_does_not_exist(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        answer = await olya.follow("nowhere")
        assert isinstance(answer, wire.Refused)
        assert answer.code == "no_such_table"
        answer = await olya.sit("nowhere")
        assert isinstance(answer, wire.Refused)
        assert answer.code == "no_such_table"


async def test_nobody_fills_the_lobby(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya:
        for _ in range(MOST_AWAITING):
            await olya.open(listed=True)
        refused = await olya.ask(olya.opening(listed=True))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "too_many_tables"
        await olya.ask(wire.Stand(command="stand", table=olya.view.table))
        assert isinstance(await olya.ask(olya.opening(listed=True)), wire.Done)
