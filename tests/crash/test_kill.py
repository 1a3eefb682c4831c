"""The server is killed at random moments under load: what was acknowledged is never lost or doubled."""

import asyncio
import os
import sqlite3
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from kozel.rules.event import Drew, Passed, Played
from kozel.store.opening import DATABASE
from kozel.table.event import ChangedSeat, Happened, Readied, Sat, TableEvent
from kozel.table.table import replay
from kozel.table.view import table_view
from tests.crash.player import Company, Player, Site
from tests.crash.server_process import ServerProcess

KILLS = int(os.environ.get("KOZEL_KILLS", "200"))
MOST_ANSWERS = 40
REBUILT_EVERY = 10

DECODER = msgspec.json.Decoder(TableEvent)


def read_log(folder: Path) -> dict[str, tuple[TableEvent, ...]]:
    """Every table's log, once the server is dead."""
    with sqlite3.connect(folder / "data" / DATABASE) as database:
        rows = database.execute("SELECT table_id, sequence, body FROM events ORDER BY table_id, sequence").fetchall()
    database.close()
    logs: dict[str, list[TableEvent]] = {}
    for table, sequence, body in rows:
        log = logs.setdefault(table, [])
        assert sequence == len(log) + 1, "a log has no gaps"
        log.append(DECODER.decode(body))
    return {table: tuple(log) for table, log in logs.items()}


def read_commands(folder: Path) -> list[tuple[str, str, int]]:
    with sqlite3.connect(folder / "data" / DATABASE) as database:
        rows = database.execute("SELECT command, table_id, sequence FROM commands").fetchall()
    database.close()
    return rows


def is_move(event: TableEvent) -> bool:
    return isinstance(event, Happened) and isinstance(event.event, Played | Drew | Passed)


def check(folder: Path, players: Sequence[Player], *, rebuild: bool = True) -> None:
    """Look at what the dead server left; rebuilding every table from its whole log takes longest."""
    logs, commands = read_log(folder), read_commands(folder)
    answers = {command: (table, sequence) for command, table, sequence in commands if not command.startswith("bot:")}
    for player in players:
        for command, done in player.answers.items():
            assert answers.get(command) == (done.table, done.sequence), f"{command} was acknowledged"
        if player.seen is not None:
            assert player.seen.sequence <= len(logs[player.seen.table]), "what was told is committed"
    caused = Counter(table for _, table, _ in commands)
    for table, log in logs.items():
        # Whatever people and bots did, they did by a command, and each command did one thing.
        moves = sum(map(is_move, log))
        sat = sum(isinstance(event, Sat | ChangedSeat) for event in log)
        readied = sum(isinstance(event, Readied) for event in log)
        assert moves + sat + readied == caused[table]
        if rebuild:
            assert replay(log).sequence == len(log)


async def test_killed_at_random_moments(tmp_path: Path) -> None:
    chance = Random(2026)
    site = Site()
    players: list[Player] = []
    for number, (people, bots) in enumerate(((2, 0), (3, 0), (4, 0), (2, 0), (1, 3), (1, 1))):
        company = Company(people, bots)
        players += [Player(f"player-{number}-{seat}", company, site, opens=seat == 0) for seat in range(people)]
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(player.play()) for player in players]
        for life in range(KILLS):
            # At times it dies before anybody is back.
            await live_until(site, tmp_path, chance.randrange(MOST_ANSWERS))
            # What was in a log then is in it later: the events before are rebuilt with those that follow.
            check(tmp_path, players, rebuild=life % REBUILT_EVERY == 0)
        await check_that_all_go_on(tmp_path, site, players)
        for task in playing:
            task.cancel()


async def live_until(site: Site, folder: Path, answers: int) -> None:
    """One life of the server: it ends when so many commands are answered."""
    server = await asyncio.to_thread(ServerProcess, folder)
    try:
        await site.move_to(server.address)
        await site.answered(site.answers + answers)
    finally:
        server.kill()


async def check_that_all_go_on(folder: Path, site: Site, players: Sequence[Player]) -> None:
    before = [len(player.answers) for player in players]
    while any(len(player.answers) <= count for player, count in zip(players, before, strict=True)):
        await live_until(site, folder, 100)
    check(folder, players)
    logs = read_log(folder)
    for player in players:
        seen = player.seen
        assert seen is not None
        table = replay(logs[seen.table][: seen.sequence])
        assert table_view(seen.table, table, seen.seat, 0, table.people).match == seen.match
    assert sum(len(player.answers) for player in players) >= KILLS
