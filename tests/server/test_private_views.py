"""A seat's bytes say nothing of what it may not know: two deals that look alike to it give it the same bytes."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from kozel.fair import order as fair_order
from kozel.rules.tile import Tile, full_set
from kozel.table import decide as deciding
from kozel.table.phase import Phase
from tests.server.manual_clock import ManualClock
from tests.server.page import Page, page
from tests.server.serving import seeded, serving

# Seat 0 has 1-1 and leads it; after it the two others may hold whatever they will.
MINE = tuple(Tile.parse(text) for text in ("1-1", "0-1", "2-5", "3-3", "0-6", "4-5", "2-4"))


def deal_with(others: Sequence[Tile]) -> tuple[Tile, ...]:
    return (*MINE, *others)


def always(order: tuple[Tile, ...]) -> Callable[..., tuple[Tile, ...]]:
    def tile_order(*_: object) -> tuple[Tile, ...]:
        return order

    return tile_order


async def bytes_until_the_first_reply(
    folder: Path, order: tuple[Tile, ...], monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """What seat 0 is sent from the deal to its lead, and when it asks again."""
    monkeypatch.setattr(deciding, "tile_order", always(order))
    clock = ManualClock()
    async with (
        serving(folder, clock=clock, random_bytes=seeded(1)) as served,
        page(served) as olya,
        page(served) as masha,
        page(served) as dan,
    ):
        table = await olya.open(seats=3)
        for player in (masha, dan):
            await player.sit(table)
        await olya.until_view(lambda view: view.phase is Phase.PLAYING)
        assert olya.view.match is not None
        assert olya.view.match.hand == MINE
        await olya.move(olya.view.match.legal[0])
        await olya.until_view(lambda view: view.match is not None and bool(view.match.line))
        await olya.follow(table, 1)
        return [text.replace(table, "TABLE").replace(served.address, "ADDRESS") for text in olya.texts]


async def test_two_deals_that_look_alike_give_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rest = [tile for tile in full_set(6) if tile not in MINE]
    seen: list[list[str]] = []
    for number in range(4):
        Random(number).shuffle(rest)
        seen.append(await bytes_until_the_first_reply(tmp_path / f"{number}", deal_with(rest), monkeypatch))
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert len("".join(seen[0])) > 1000


async def test_a_drawn_tile_is_seen_by_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 can't follow and draws: what seat 0 is sent is the same, whichever tiles it draws and finds."""
    blank = [tile for tile in full_set(6) if tile not in MINE and 1 not in tile]
    ones = [tile for tile in full_set(6) if tile not in MINE and 1 in tile]
    seen: list[list[str]] = []
    for number in range(3):
        Random(number).shuffle(blank)
        Random(number).shuffle(ones)
        # Seats 1 and 2 hold no 1; the first two drawn have none either, the third has one.
        order = deal_with((*blank[:16], *ones))
        seen.append(await _seen_while_another_draws(tmp_path / f"{number}", order, monkeypatch))
    assert seen[0] == seen[1] == seen[2]
    assert any('"tile":null' in text for text in seen[0])


async def _seen_while_another_draws(
    folder: Path, order: tuple[Tile, ...], monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    monkeypatch.setattr(deciding, "tile_order", always(order))
    async with (
        serving(folder, clock=ManualClock(), random_bytes=seeded(1)) as served,
        page(served) as olya,
        page(served) as masha,
        page(served) as dan,
    ):
        table = await olya.open(seats=3)
        for player in (masha, dan):
            await player.sit(table)
        await masha.follow(table)
        await olya.until_view(lambda view: view.phase is Phase.PLAYING)
        assert olya.view.match is not None
        await olya.move(olya.view.match.legal[0])
        await masha.until_view(lambda view: view.match is not None and view.match.turn == 1)
        for drawn in range(1, 4):
            assert masha.view.match is not None
            await masha.move(masha.view.match.legal[0])
            await asyncio.gather(*(_sees_drawn(player, drawn) for player in (masha, olya)))
        hand = masha.view.match and masha.view.match.hand
        assert hand is not None
        assert len(hand) == 10
        secret = {f"[{low},{high}]" for low, high in order[7:] if (low, high) not in MINE}
        assert not any(tile in text for text in olya.texts for tile in secret)
        return [text.replace(table, "TABLE").replace(served.address, "ADDRESS") for text in olya.texts]


async def _sees_drawn(player: Page, drawn: int) -> None:
    if player.view.match is None or player.view.match.drawn < drawn:
        await player.until_view(lambda view: view.match is not None and view.match.drawn == drawn)


def test_the_patched_order_is_the_one_that_is_dealt_from() -> None:
    assert deciding.tile_order is fair_order.tile_order
