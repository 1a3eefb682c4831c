"""Asking for a match's analysis over HTTP, and for how far it has got."""

from typing import Annotated

from litestar import Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from kozel.store.port import RoundKey
from kozel.web.analysis.message import LineReplay, MatchAnalysis
from kozel.web.analysis.queue import AnalysisQueue
from kozel.web.site import Hides

Number = Annotated[int, QueryParameter(ge=0, le=2**31)]
"""A number in an address: what nothing is ever counted to, and the database couldn't keep, is refused."""


def analysis_site(queue: AnalysisQueue, hides: Hides) -> Router:
    """What can be asked of the queue, but of tables whose deals must not be told yet."""

    @post("/", status_code=202, summary="Ask for the analysis of a table's match: of its rounds that are over")
    async def want(table: FromPath[str], match: Number) -> MatchAnalysis:
        wanted = None if await hides(table) else await queue.want(table, match)
        if wanted is None:
            raise NotFoundException
        return wanted

    @get("/", summary="A match's analysis as far as it is made")
    async def made(table: FromPath[str], match: Number) -> MatchAnalysis:
        if await hides(table):
            raise NotFoundException
        return await queue.made(table, match)

    @get("/line", summary="How a round could have gone from one of its decisions on, with all tiles open")
    async def line(table: FromPath[str], match: Number, of_round: Number, step: Number) -> LineReplay:
        found = None if await hides(table) else await queue.line(RoundKey(table, match, of_round), step)
        if found is None:
            raise NotFoundException
        return found

    return Router("/api/tables/{table:str}/analysis", route_handlers=[want, made, line])
