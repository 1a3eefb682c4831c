"""What can be printed of an evening."""

from collections.abc import Callable, Mapping
from typing import Annotated
from urllib.parse import quote

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, QueryParameter

from kozel.club.evening.decide import Slip
from kozel.club.evening.round import Round
from kozel.language import LANGUAGES, Catalogue, catalogue, choose_language
from kozel.printing.document import Document
from kozel.printing.guide import evening_guide
from kozel.printing.poster import sign_up_poster
from kozel.printing.press import printed as set_by_press
from kozel.printing.results import standings_table, winners_certificates
from kozel.printing.rounds import all_results, result_slips, seating, table_cards
from kozel.printing.score_sheets import score_sheets
from kozel.web.club.answer import NO_CACHE, Served, missing, too_fast
from kozel.web.club.door import Door
from kozel.web.club.key import slip_key
from kozel.web.club.running import RunningEvening
from kozel.web.club.shown import Links
from kozel.web.site import LANGUAGE_COOKIE
from kozel.web.token_bucket import TokenBucket

PRINTS_AT_ONCE, PRINTS_PER_SECOND = 60, 0.5
"""How often anything is printed: typesetting takes a processor for a while."""

USUAL_CERTIFICATES = 3


class Printed(msgspec.Struct, frozen=True):
    """What a document is made of: the evening, the round that was asked for, the words, the addresses."""

    running: RunningEvening
    round: Round | None
    words: Catalogue
    links: Links


def for_paper(door: Door) -> list[HTTPRouteHandler]:
    """The documents, and the addresses that are on them."""
    hall = door.hall
    prints = TokenBucket(PRINTS_AT_ONCE, PRINTS_PER_SECOND, hall.clock.now())

    @get("/{event:str}/print/{what:str}", summary="Something to print, as PDF; slips are for organisers only")
    async def printed(
        request: Served,
        event: FromPath[str],
        what: FromPath[str],
        language: FromQuery[str | None] = None,
        round_number: Annotated[int | None, QueryParameter(name="round")] = None,
    ) -> Response[bytes]:
        running = await door.evening(event)
        name = what.removesuffix(".pdf")
        make = _DOCUMENTS.get(name)
        if make is None or not what.endswith(".pdf") or language not in (None, *LANGUAGES):
            raise missing()
        if name in _SECRET:
            await door.may_print(request, running)
        evening = running.course.evening
        found = evening.latest if round_number is None else evening.round(round_number)
        if found is None and (name in _OF_A_ROUND or round_number is not None):
            raise missing()
        if not prints.take(hall.clock.now()):
            raise too_fast()
        chosen = choose_language(
            request.headers.get("accept-language"), language or request.cookies.get(LANGUAGE_COOKIE)
        )
        document = make(Printed(running, found, catalogue(chosen), door.links(request, event)))
        pdf = await set_by_press(document)
        file_name = quote(f"{evening.plan.name} {name}.pdf", safe="")
        headers = {**NO_CACHE, "Content-Disposition": f"inline; filename*=UTF-8''{file_name}"}
        return Response(pdf, media_type="application/pdf", headers=headers)

    return [printed]


def _round(printed: Printed) -> Round:
    assert printed.round is not None, "looked at before"
    return printed.round


def _slips(printed: Printed) -> Document:
    """Slips, with codes if phones may report."""
    evening = printed.running.course.evening

    def address(slip: Slip) -> str:
        return f"{printed.links.public}/me/{slip_key(evening.secret, slip)}"

    return result_slips(evening, _round(printed), printed.words, address if evening.plan.phones else None)


def _certificates(printed: Printed) -> Document:
    """A certificate for each prize, or for the first three places."""
    evening = printed.running.course.evening
    last_place = max(USUAL_CERTIFICATES, len(evening.plan.fund.shares))
    return winners_certificates(evening, printed.running.reckoned.standings, printed.words, last_place)


_DOCUMENTS: Mapping[str, Callable[[Printed], Document]] = {
    "cards": lambda printed: table_cards(printed.running.course.evening, _round(printed), printed.words),
    "slips": _slips,
    "seating": lambda printed: seating(printed.running.course.evening, _round(printed), printed.words),
    "score-sheets": lambda printed: score_sheets(printed.running.course.evening, printed.words),
    "standings": lambda printed: standings_table(
        printed.running.course.evening, printed.running.reckoned.standings, printed.words
    ),
    "results": lambda printed: all_results(printed.running.course.evening, printed.words),
    "certificates": _certificates,
    "guide": lambda printed: evening_guide(printed.running.course.evening.plan, printed.words),
    "poster": lambda printed: sign_up_poster(printed.running.course.evening.plan, printed.links.sign_up, printed.words),
}

_OF_A_ROUND = frozenset(("cards", "slips", "seating"))

_SECRET = frozenset(("slips",))
"""These have keys on them with which anybody could say how a game ended."""
