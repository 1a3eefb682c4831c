"""A folder that can't be used: one reason, and every file as it was."""

import os
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kozel.store.opening import DATABASE, OpenFolder
from kozel.store.problem import StoreProblem, StoreProblemError
from kozel.store.sqlite import SqliteStore

NOBODY = 65534


def made(folder: Path) -> Path:
    """A database as kozel makes it, closed."""
    opened = OpenFolder(folder)
    connection = opened.connect()
    connection.execute("INSERT INTO tables VALUES ('a', 1, 5, 1, 1)")
    connection.executemany("INSERT INTO events VALUES ('a', ?, ?)", [(number, "x" * 500) for number in range(200)])
    connection.close()
    opened.close()
    return folder / DATABASE


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}


def problem(folder: Path) -> StoreProblem:
    before = contents(folder)
    with pytest.raises(StoreProblemError) as raised:
        SqliteStore(folder)
    assert contents(folder) == before
    assert folder in (raised.value.path, *raised.value.path.parents)
    # What is wrong is found again: nothing is left locked.
    with pytest.raises(StoreProblemError) as again:
        OpenFolder(folder)
    assert again.value.problem is raised.value.problem
    return raised.value.problem


def test_two_at_once(tmp_path: Path) -> None:
    first = OpenFolder(tmp_path)
    assert problem(tmp_path) is StoreProblem.BUSY
    first.close()
    OpenFolder(tmp_path).close()


@pytest.mark.parametrize("content", [b"domino", b"SQLite", b"\0" * 5000, b"SQLite format 2\0" + b"x" * 100])
def test_not_a_database(tmp_path: Path, content: bytes) -> None:
    (tmp_path / DATABASE).write_bytes(content)
    assert problem(tmp_path) is StoreProblem.NOT_A_DATABASE


def test_somebody_elses_database(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / DATABASE) as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    assert problem(tmp_path) is StoreProblem.NOT_OURS


def test_a_newer_database(tmp_path: Path) -> None:
    database = made(tmp_path)
    with sqlite3.connect(database) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    assert problem(tmp_path) is StoreProblem.NEWER


@pytest.mark.parametrize("damage", ["overwritten", "cut short"])
def test_a_damaged_database(tmp_path: Path, damage: str) -> None:
    database = made(tmp_path)
    content = database.read_bytes()
    match damage:
        case "overwritten":
            database.write_bytes(content[:8192] + b"\xff" * 8192 + content[16384:])
        case _:
            database.write_bytes(content[: len(content) // 2])
    assert problem(tmp_path) is StoreProblem.DAMAGED


@pytest.mark.parametrize("damage", ["DELETE FROM alembic_version", "DROP TABLE guests"])
def test_a_database_of_which_something_is_missing(tmp_path: Path, damage: str) -> None:
    database = made(tmp_path)
    with sqlite3.connect(database) as damaged:
        damaged.execute(damage)
    damaged.close()
    assert problem(tmp_path) is StoreProblem.DAMAGED


def test_a_log_of_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    """Killed in the middle, a database lies in two files: neither is touched."""
    database = made(tmp_path / "running")
    running = sqlite3.connect(database)
    running.execute("UPDATE alembic_version SET version_num = '9999'")
    running.commit()
    other = tmp_path / "killed"
    other.mkdir()
    for name, content in contents(database.parent).items():
        (other / name).write_bytes(content)
    running.close()
    before = {name: text for name, text in contents(other).items() if not name.endswith("-shm")}
    assert f"{DATABASE}-wal" in before
    with pytest.raises(StoreProblemError) as raised:
        SqliteStore(other)
    assert raised.value.problem is StoreProblem.NEWER
    assert {name: text for name, text in contents(other).items() if not name.endswith("-shm")} == before


@contextmanager
def as_nobody() -> Generator[None]:
    """Without the rights of root, who may write anywhere."""
    own = os.getuid()
    if own == 0:
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(own, own, own)


@pytest.mark.parametrize("below", ["", "deeper/still"])
def test_a_folder_that_is_a_file(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreProblemError) as raised:
        SqliteStore(tmp_path / "file" / below)
    assert raised.value.problem is StoreProblem.UNWRITABLE
    assert (tmp_path / "file").read_text() == "x"


def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    made(tmp_path)
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o555)
    try:
        with as_nobody():
            assert problem(tmp_path) is StoreProblem.UNWRITABLE
    finally:
        for folder in (tmp_path, *tmp_path.parents[:2]):
            folder.chmod(0o700)


def test_a_new_folder_is_made_with_all_above_it(tmp_path: Path) -> None:
    opened = OpenFolder(tmp_path / "new" / "games")
    assert opened.database.is_file()
    opened.close()


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    OpenFolder(tmp_path).close()
    assert (tmp_path / DATABASE).stat().st_size > 0
