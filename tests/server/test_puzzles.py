"""Puzzles over HTTP: a day's puzzle without its answer, and what comes of an answer."""

from datetime import date
from pathlib import Path

import httpx
import msgspec

from kozel.analysis.puzzles.puzzle import PuzzleAnswer
from kozel.analysis.puzzles.shelf import number_of, shipped
from kozel.rules.line import End
from kozel.rules.move import Play
from kozel.rules.tile import Tile
from kozel.web.puzzles.message import PuzzleVerdict, PuzzleView
from tests.server.serving import serving

NOT_HELD = PuzzleAnswer(play=Play(Tile(0, 0), End.LEFT), seat=2)
NO_SUCH_PUZZLE = len(shipped())


async def test_a_day_s_puzzle_is_asked_and_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as client:
        told = await client.get("/api/puzzles/daily", params={"day": "2026-11-30"})
        view = msgspec.json.decode(told.content, type=PuzzleView)
        assert view.number == number_of(date(2026, 11, 30))
        assert view.day == "2026-11-30"
        puzzle = shipped()[view.number]
        verdicts: list[PuzzleVerdict] = []
        for option in puzzle.options:
            answered = await client.post(
                f"/api/puzzles/{view.number}/answer", content=msgspec.json.encode(option.answer)
            )
            verdicts.append(msgspec.json.decode(answered.content, type=PuzzleVerdict))
        assert [verdict.right for verdict in verdicts] == [True] + [False] * (len(puzzle.options) - 1)
        assert {verdict.options for verdict in verdicts} == {puzzle.options}


async def test_what_can_not_be_asked_or_answered_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as client:
        assert (await client.get("/api/puzzles/daily", params={"day": "someday"})).status_code == 400
        body = msgspec.json.encode(NOT_HELD)
        assert (await client.post("/api/puzzles/0/answer", content=body)).status_code == 404
        assert (await client.post(f"/api/puzzles/{NO_SUCH_PUZZLE}/answer", content=body)).status_code == 404
        assert (await client.post("/api/puzzles/0/answer", content=b"{")).status_code == 400
        assert (await client.get("/puzzle")).status_code == 200
        assert (await client.get("/puzzle/2026-11-30")).status_code == 200
