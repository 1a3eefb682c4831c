"""Hints: only for the person in turn among bots, by what they see, and a move that they can make."""

from pathlib import Path
from random import Random

import httpx
import msgspec

from kozel.analysis.report import Hint
from kozel.analysis.worker import hint_of
from kozel.rules.match import Match
from kozel.rules.move import Play
from kozel.rules.tile import Tile
from kozel.rules.view import sight
from kozel.table.phase import Phase
from tests.server.page import Page, page
from tests.server.serving import Served, serving


async def asked(served: Served, table: str, guest: Page | None) -> httpx.Response:
    headers = {} if guest is None else {"Cookie": guest.cookie}
    async with httpx.AsyncClient(base_url=served.address, timeout=120) as client:
        return await client.post(f"/api/tables/{table}/hint", headers=headers)


def with_hidden_tiles_exchanged(match: Match, seat: int) -> Match:
    """The match with the tiles that the seat doesn't see dealt out to the others in another order."""
    assert match.round is not None
    hidden = [tile for at, hand in enumerate(match.round.hands) if at != seat for tile in hand]
    hidden.reverse()
    hands: list[tuple[Tile, ...]] = []
    for at, hand in enumerate(match.round.hands):
        size = 0 if at == seat else len(hand)
        hands.append(hand if at == seat else tuple(sorted(hidden[:size])))
        hidden = hidden[size:]
    return msgspec.structs.replace(match, round=msgspec.structs.replace(match.round, hands=tuple(hands)))


async def test_the_person_in_turn_among_bots_gets_a_hint_that_hidden_tiles_do_not_change(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha:
        table = await olya.open(start=True, bots="greedy", seats=4)
        for _ in range(40):
            if olya.view.phase is Phase.PLAYING and olya.view.match is not None and len(olya.view.match.legal) > 1:
                break
            await olya.step(Random(1))
        match = olya.view.match
        assert match is not None
        answer = await asked(served, table, olya)
        assert answer.status_code == 200, answer.text
        assert msgspec.json.decode(answer.content, type=Hint).play in match.legal
        # Nobody else is told, and nothing is told of a table that there isn't.
        assert (await asked(served, table, masha)).status_code == 403
        assert (await asked(served, table, None)).status_code == 403
        assert (await asked(served, "nowhere", olya)).status_code == 404

        running = await served.house.find(table)
        assert running is not None
        real = running.table.match
        assert real is not None
        assert real.turn is not None
        elsewhere = with_hidden_tiles_exchanged(real, real.turn)
        assert elsewhere != real
        said = [hint_of(sight(each, real.turn), each.rules, 1) for each in (real, elsewhere)]
        assert said[0] == said[1]


async def test_nobody_gets_a_hint_among_people_or_out_of_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha:
        table = await olya.open(seats=2)
        await masha.follow(table)
        await masha.sit(table)
        while not any(one.view.match is not None and one.view.match.legal for one in (olya, masha)):
            await olya.receive()
            await masha.receive()
        assert [(await asked(served, table, one)).status_code for one in (olya, masha)] == [403, 403]


async def test_nobody_gets_a_hint_while_a_bot_is_in_turn(tmp_path: Path) -> None:
    # Bots that take an hour.
    async with serving(tmp_path, bot_pause=3600) as served, page(served) as olya:
        table = await olya.open(start=True, bots="greedy", seats=2)
        match = olya.view.match
        if match is not None and match.legal:
            play = next(move for move in match.legal if isinstance(move, Play))
            await olya.move(play)
        running = await served.house.find(table)
        assert running is not None
        assert running.table.bot_in_turn() is not None
        assert (await asked(served, table, olya)).status_code == 403
