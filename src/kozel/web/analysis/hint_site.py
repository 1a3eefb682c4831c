"""Hints in practice games: for the person in turn at a table where all others are bots."""

from collections.abc import Awaitable, Callable

import msgspec
from litestar import Request, Router, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath

from kozel.analysis.report import Hint
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight, sight
from kozel.table.seat import Bot
from kozel.table.table import Table
from kozel.web.guest import COOKIE, known_guest
from kozel.web.house import House
from kozel.web.site import Hides

Advise = Callable[[Sight, RuleSet, int], Awaitable[bytes]]
"""Thinks out a hint by what a seat sees, with a seed for its chance; a `Hint` or null, as JSON."""

_NOTHING_TO_SAY = 409
_DECODER = msgspec.json.Decoder(Hint | None)


def hint_site(house: House, advise: Advise, hides: Hides) -> Router:
    """What can be asked at the house's tables, but not at those whose deals must not be told yet."""

    @post("/", status_code=200, summary="What the person in turn may best play; only where all others are bots")
    async def hint(request: Request[None, None, State], table: FromPath[str]) -> Hint:
        running = await house.find(table)
        if running is None or await hides(table):
            raise NotFoundException
        person = await known_guest(house.store, request.cookies.get(COOKIE))
        asked = _asked_by(running.table, person)
        if asked is None:
            raise PermissionDeniedException
        found = _DECODER.decode(await advise(asked, running.table.rules, running.table.sequence))
        if found is None:
            raise ClientException(status_code=_NOTHING_TO_SAY)
        return found

    return Router("/api/tables/{table:str}/hint", route_handlers=[hint])


def _asked_by(table: Table, person: str | None) -> Sight | None:
    """What the person in turn sees, if they play against bots alone; None where nothing may be told."""
    seat = None if person is None else table.seat_of(person)
    if seat is None or table.match is None or table.match.turn != seat:
        return None
    others = (occupant for at, occupant in enumerate(table.seats) if at != seat)
    return sight(table.match, seat) if all(isinstance(other, Bot) for other in others) else None
