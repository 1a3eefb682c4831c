"""Analyses are asked for over HTTP, made in the background, and kept: also when the server ends in between."""

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random

import msgspec
import pytest

from kozel.analysis.report import RoundAnalysis, Unavailable
from kozel.analysis.rounds import PlayedRound
from kozel.analysis.worker import analysis_of
from kozel.cli.application import run
from kozel.store.port import RoundKey
from kozel.store.sqlite import SqliteStore
from kozel.table.finished import finished_record
from kozel.table.phase import Phase
from kozel.web.analysis.message import MatchAnalysis
from kozel.web.analysis.queue import AnalysisQueue
from kozel.web.clock import SystemClock
from tests.server.page import page
from tests.server.serving import serving


async def analyse_here(played: PlayedRound) -> bytes:
    return await asyncio.to_thread(analysis_of, played)


async def analyse_badly(played: PlayedRound) -> bytes:
    raise RuntimeError(played)


async def one_match(folder: Path, *, rounds: int) -> str:
    """A table with so many rounds played."""
    async with serving(folder) as served, page(served) as olya:
        table = await olya.open(start=True, bots="greedy", seats=2)
        for _ in range(rounds):
            while olya.view.phase is Phase.PLAYING:
                await olya.step(Random(1))
            if olya.view.phase is Phase.ROUND_OVER:
                await olya.step(Random(1))
    return table


async def until_made(queue: AnalysisQueue, table: str) -> MatchAnalysis:
    while True:
        made = await queue.made(table, 1)
        if all(wanted.analysis is not None for wanted in made.rounds):
            return made
        await asyncio.sleep(0.02)


async def test_what_was_asked_for_is_made_even_if_the_server_ends_before(tmp_path: Path) -> None:
    table = await one_match(tmp_path, rounds=2)
    store = SqliteStore(tmp_path / "data")
    # Asked for, and the server ends: nothing runs that could make it.
    asked = await AnalysisQueue(store, SystemClock(), analyse_here).want(table, 1)
    assert asked is not None
    assert [wanted.analysis for wanted in asked.rounds] == [None] * len(asked.rounds)
    await store.close()

    store = SqliteStore(tmp_path / "data")
    queue = AnalysisQueue(store, SystemClock(), analyse_here)
    queue.start()
    made = await until_made(queue, table)
    await queue.stop()
    assert [wanted.round for wanted in made.rounds] == [wanted.round for wanted in asked.rounds]
    assert all(isinstance(wanted.analysis, RoundAnalysis) for wanted in made.rounds)
    # Asking again makes nothing anew.
    assert await queue.want(table, 1) == made
    await store.close()


async def test_a_round_that_fails_keeps_no_other_waiting(tmp_path: Path) -> None:
    table = await one_match(tmp_path, rounds=2)
    store = SqliteStore(tmp_path / "data")
    queue = AnalysisQueue(store, SystemClock(), analyse_badly)
    queue.start()
    await queue.want(table, 1)
    made = await until_made(queue, table)
    assert {wanted.analysis for wanted in made.rounds} == {Unavailable(None)}
    assert await queue.line(RoundKey(table, 1, 1), 1) is None
    assert await queue.line(RoundKey("nowhere", 1, 1), 1) is None
    await queue.stop()
    await store.close()


async def test_nothing_is_analysed_of_what_isn_t_over(tmp_path: Path) -> None:
    table = await one_match(tmp_path, rounds=0)
    store = SqliteStore(tmp_path / "data")
    queue = AnalysisQueue(store, SystemClock(), analyse_here)
    assert await queue.want(table, 1) is None
    assert await queue.want("nowhere", 1) is None
    assert (await queue.made(table, 1)).rounds == ()
    await store.close()


async def test_the_command_says_the_same_of_the_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = await one_match(tmp_path, rounds=2)
    store = SqliteStore(tmp_path / "data")
    queue = AnalysisQueue(store, SystemClock(), analyse_here)
    queue.start()
    await queue.want(table, 1)
    made = await until_made(queue, table)
    text = finished_record(await store.events(table))
    assert text is not None
    await queue.stop()
    await store.close()
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    assert run(["analyse", "--json", str(file)]) == 0
    assert len(made.rounds) > 1
    assert json.loads(capsys.readouterr().out)["rounds"] == [
        json.loads(msgspec.json.encode(wanted.analysis)) for wanted in made.rounds
    ]


async def test_analyses_of_an_older_kozel_are_made_anew(tmp_path: Path) -> None:
    table = await one_match(tmp_path, rounds=1)
    older = sqlite3.connect(tmp_path / "data" / "kozel.sqlite")
    with older:
        older.execute("UPDATE alembic_version SET version_num = '0003'")
        older.execute("INSERT INTO analyses VALUES (?, 1, 1, 0, 'of old')", (table,))
    older.close()
    store = SqliteStore(tmp_path / "data")
    queue = AnalysisQueue(store, SystemClock(), analyse_here)
    assert (await queue.made(table, 1)).rounds == ()
    queue.start()
    assert await queue.want(table, 1) is not None
    assert all(isinstance(wanted.analysis, RoundAnalysis) for wanted in (await until_made(queue, table)).rounds)
    await queue.stop()
    await store.close()


async def test_the_same_round_gives_the_same_analysis(tmp_path: Path) -> None:
    table = await one_match(tmp_path, rounds=1)
    store = SqliteStore(tmp_path / "data")
    queue = AnalysisQueue(store, SystemClock(), analyse_here)
    queue.start()
    await queue.want(table, 1)
    made = await until_made(queue, table)
    first = made.rounds[0].analysis
    assert isinstance(first, RoundAnalysis)
    told = json.loads(msgspec.json.encode(first))
    assert told["kind"] == "analysed"
    assert abs(sum(first.luck)) < 1e-6
    assert abs(sum(first.result)) < 1e-6
    for decision in first.decisions:
        line = await queue.line(RoundKey(table, 1, first.round), decision.step)
        assert (line is None) == (decision.best_line == ())
        if line is not None:
            assert len(line.steps) >= len(decision.best_line)
            assert [step.turn for step in line.steps].index(None) == len(line.steps) - 1
        assert decision.options[0].behind == 0
        assert decision.loss == next(
            option.behind for option in decision.options if option.play.tile == decision.played.tile
        ) or any(option.play == decision.played and option.behind == decision.loss for option in decision.options)
    await queue.stop()
    await store.close()
