"""Bots think in a process of their own, which is started anew when it dies and never outlives the server."""

import multiprocessing
import os
import select
import subprocess
import sys
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

import pytest

from kozel.bots import LEVELS, choose
from kozel.rules.match import new_match
from kozel.rules.rule_set import preset
from kozel.rules.view import Sight, sight
from kozel.table.options import BOT_LEVELS
from kozel.web.bots import BotWorker
from tests.random_matches import next_event
from tests.server.manual_clock import ManualClock
from tests.server.page import page
from tests.server.serving import serving

RULES = preset("kozel")


def sight_with_a_choice() -> Sight:
    chance = Random(7)
    match = new_match(RULES, 3)
    while len(match.legal()) < 3:
        match = match.apply(next_event(match, chance))
    assert match.turn is not None
    return sight(match, match.turn)


def spawned() -> list[BaseProcess]:
    return [process for process in multiprocessing.active_children() if process.name.startswith("SpawnProcess")]


@pytest.mark.parametrize("level", BOT_LEVELS)
async def test_a_bot_of_each_level_chooses(level: str) -> None:
    worker = BotWorker()
    try:
        seen = sight_with_a_choice()
        chosen = await worker.choose(level, seen, RULES, 3)
        assert chosen in seen.view.legal
        assert level in LEVELS or chosen == choose(level, seen, RULES, Random(3))
    finally:
        worker.close()


async def test_a_worker_that_dies_is_started_anew() -> None:
    worker = BotWorker()
    try:
        seen = sight_with_a_choice()
        expected = choose("heuristic", seen, RULES, Random(3))
        assert await worker.choose("heuristic", seen, RULES, 3) == expected
        for process in spawned():
            process.kill()
        assert await worker.choose("heuristic", seen, RULES, 3) == expected
    finally:
        worker.close()


async def test_a_bot_that_fails_makes_a_legal_move() -> None:
    worker = BotWorker()
    try:
        seen = sight_with_a_choice()
        assert await worker.choose("no such level", seen, RULES, 3) in seen.view.legal
    finally:
        worker.close()


def test_the_worker_ends_with_a_killed_server() -> None:
    program = (
        "import asyncio\n"
        "from kozel.web.bots import BotWorker\n"
        "from tests.server.test_bots import RULES, spawned, sight_with_a_choice\n"
        "async def main():\n"
        "    worker = BotWorker()\n"
        "    await worker.choose('greedy', sight_with_a_choice(), RULES, 1)\n"
        "    print(*(process.pid for process in spawned()), flush=True)\n"
        "    await asyncio.Event().wait()\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    root = Path(__file__).parents[2]
    server = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, cwd=root)
    assert server.stdout is not None
    with server.stdout:
        (worker,) = map(int, server.stdout.readline().split())
        handle = os.pidfd_open(worker)
        server.kill()
        server.wait()
    ended, _, _ = select.select([handle], [], [], 30)
    os.close(handle)
    assert ended == [handle]


async def test_bots_take_their_time(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serving(tmp_path, clock=clock, bot_pause=0.9) as served, page(served) as olya:
        await olya.open(start=True, bots="greedy")
        while olya.view.match and olya.view.match.legal:
            await olya.move(olya.view.match.legal[0])
            await olya.until_view(lambda _: True)
        position = olya.view.position
        clock.advance(600)
        await olya.follow(olya.view.table)
        assert olya.view.position == position
        clock.advance(600)
        await olya.until_view(lambda view: view.position > position)
