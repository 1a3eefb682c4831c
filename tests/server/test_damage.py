"""A database that is damaged where SQLite can't see it: one table is lost, everything else goes on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kozel.store.opening import DATABASE
from kozel.web import message as wire
from tests.server.page import page
from tests.server.serving import serving
from tests.server.test_site import get


def execute(folder: Path, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(folder / "data" / DATABASE)) as connection, connection:
        assert connection.execute(statement, values).rowcount != 0


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET body = replace(body, 'kind', 'kjnd') WHERE table_id = ? AND sequence = 2",
        "DELETE FROM events WHERE table_id = ? AND sequence = 1",
        "DELETE FROM events WHERE table_id = ? AND sequence = 4",
    ],
)
async def test_a_damaged_table_harms_no_other(tmp_path: Path, damage: str) -> None:
    async with serving(tmp_path) as served, page(served) as olya, page(served) as masha:
        damaged = await olya.open(start=True, bots="greedy", seconds=30)
        sound = await masha.open(start=True, bots="greedy", seconds=30)
    execute(tmp_path, damage, damaged)
    async with serving(tmp_path) as served, page(served, olya.cookie) as again, page(served, masha.cookie) as other:
        refused = await again.follow(damaged)
        assert isinstance(refused, wire.Refused)
        assert refused.code == "no_such_table"
        assert isinstance(await other.follow(sound), wire.Update)
        await again.open()


async def test_the_page_comes_without_a_database(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        execute(tmp_path, "DROP TABLE guests")
        answer = await get(served, "/")
        assert answer.status == 200
        assert "Set-Cookie" not in answer.headers
