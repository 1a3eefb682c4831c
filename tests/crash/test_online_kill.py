"""The server is killed while an event is played on the web: the game goes on, and its result counts once."""

import contextlib
from pathlib import Path
from random import Random

from kozel.table.phase import Phase
from tests.crash.server_process import ServerProcess
from tests.server.online_pages import drawn, play, seated, until_true
from tests.server.page import page


async def test_a_game_of_an_event_survives_a_kill_and_brings_its_result_once(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        organiser, tables = await drawn(server, 4)
        async with seated(server, tables[0]) as players:
            await play(players, Random(1), until=Phase.ROUND_OVER)
            cookies = [player.cookie for player in players]
            table = players[0].view.table
            server.kill()
    finally:
        server.kill()
    server = ServerProcess(tmp_path)
    try:
        organiser.address = server.address
        async with contextlib.AsyncExitStack() as stack:
            players = [await stack.enter_async_context(page(server, cookie)) for cookie in cookies]
            for player in players:
                player.skip_commands(1000)
                await player.follow(table)
            await play(players, Random(2))
            # At once, before anybody can be sure that the event has heard of it.
            server.kill()
    finally:
        server.kill()
    server = ServerProcess(tmp_path)
    try:
        organiser.address = server.address
        view = await until_true(organiser, lambda view: view["round"]["done"] == 1)
        assert view["round"]["games"][0]["source"] == f"table:{table}"
        assert sum(line["what"] == "result" for line in view["log"]) == 1
    finally:
        server.kill()
