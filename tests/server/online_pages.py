"""The pages of an event that is played on the web: its organiser's, and those of its players at their tables."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from random import Random
from typing import Any

from kozel.table.phase import Phase
from tests.server.club_pages import TO_100, Organiser, ask, created
from tests.server.page import NONCE, Page, Reachable, page

TO_40 = {**TO_100, "game": {"target": 40}}


def plan(form: Mapping[str, object] = TO_40, **online: int | None) -> dict[str, object]:
    return {"name": "Кубок сети", "format": form, "online": {"seconds": None, **online}}


async def drawn(
    served: Reachable, people: int, form: Mapping[str, object] = TO_40, **online: int | None
) -> tuple[Organiser, list[Any]]:
    """An event with its first round drawn, and the seated players' own pages by table, in order of seats."""
    organiser = await created(served.address, plan(form, **online), people)
    await organiser.do("draw", round=1)
    view = await organiser.look()
    pages = {person["player"]: person["page"] for entry in view["entries"] for person in entry["people"]}
    tables: list[Any] = []
    for game in view["round"]["games"]:
        first, second = ([seated["player"] for seated in side["people"]] for side in game["sides"])
        tables.append([pages[player] for player in (first[0], second[0], first[1], second[1])])
    return organiser, tables


async def sit(served: Reachable, own_page: str, guest: Page) -> str:
    """Press "Play" on a player's own page; the table's id."""
    headers = {"Cookie": guest.cookie}
    shown = await ask(served.address, f"/api{own_page}/seat", headers=headers)
    assert shown.status == 200, shown
    reply = await ask(served.address, f"/api{own_page}/seat", {"nonce": NONCE}, headers=headers)
    assert reply.status == 200, reply
    assert reply.said["table"] == shown.said["table"]
    return reply.said["table"]


@contextlib.asynccontextmanager
async def seated(served: Reachable, own_pages: Sequence[str]) -> AsyncGenerator[list[Page]]:
    """A table's players, seated in this order, with the table open before them."""
    async with contextlib.AsyncExitStack() as stack:
        players = [await stack.enter_async_context(page(served)) for _ in own_pages]
        for own_page, player in zip(own_pages, players, strict=True):
            await player.follow(await sit(served, own_page, player))
        yield players


async def play(players: Sequence[Page], chance: Random, until: Phase = Phase.MATCH_OVER) -> None:
    """Let the table's people play until the round or the match is over."""

    async def plays(player: Page) -> None:
        while player.view.phase is Phase.WAITING:
            await player.until_view(lambda _: True)
        while player.view.phase not in (until, Phase.MATCH_OVER):
            await player.step(chance)

    await asyncio.gather(*map(plays, players))


async def until_true(organiser: Organiser, wanted: Callable[[Mapping[str, Any]], bool]) -> Any:
    """The organiser's view as soon as it is so."""
    view = await organiser.look()
    for _ in range(200):
        if wanted(view):
            break
        await asyncio.sleep(0.05)
        view = await organiser.look()
    assert wanted(view), view
    return view


def scores(player: Page) -> list[int]:
    assert player.view.match is not None
    return [account.score for account in player.view.match.accounts]
