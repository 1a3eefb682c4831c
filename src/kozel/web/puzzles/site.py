"""Asking for a day's puzzle and answering it. Nothing is kept: who has solved what, the browser knows."""

from datetime import UTC, date, datetime

from litestar import Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from kozel.analysis.puzzles.puzzle import PuzzleAnswer
from kozel.analysis.puzzles.shelf import number_of, shipped
from kozel.web.puzzles.message import PuzzleVerdict, PuzzleView, puzzle_view, verdict


@get("/daily", sync_to_thread=False, summary="The puzzle of a day (of today in UTC, if none is given)")
def daily(day: FromQuery[date | None] = None) -> PuzzleView:
    """The puzzle without its answer."""
    asked = day or datetime.now(UTC).date()
    number = number_of(asked)
    return puzzle_view(shipped()[number], number, asked.isoformat())


@post("/{number:int}/answer", status_code=200, sync_to_thread=False, summary="Whether an answer to a puzzle is right")
def answered(number: FromPath[int], data: JSONBody[PuzzleAnswer]) -> PuzzleVerdict:
    """The verdict, with the proof."""
    if not 0 <= number < len(shipped()):
        raise NotFoundException
    found = verdict(shipped()[number], data)
    if found is None:
        raise NotFoundException
    return found


puzzle_site = Router("/api/puzzles", route_handlers=[daily, answered])
