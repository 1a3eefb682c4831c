"""Opening a folder of games: whose it is, whether what is there can be used, and bringing it to the latest version.

Everything is looked at before anything is touched, so that a file that can't be used stays as it was.
"""

import os
import sqlite3
from pathlib import Path

from kozel.store.migrations import HEAD, VERSIONS
from kozel.store.problem import StoreProblem, StoreProblemError
from kozel.store.schema import metadata

DATABASE = "kozel.sqlite"
LOCK = "kozel.lock"

_MAGIC = b"SQLite format 3\0"


class OpenFolder:
    """A folder that no other kozel uses, with a database of the latest version."""

    def __init__(self, folder: Path) -> None:
        """Open the folder, making it and its database if there is none.

        Raises:
            StoreProblemError: it can't be used. Files that were there are as they were.

        """
        self.database = folder / DATABASE
        _make(folder)
        self._lock = _lock(folder / LOCK)
        try:
            version = _version(self.database)
            if version != HEAD:
                _migrate(self.database)
        except BaseException:
            self._lock.close()
            raise

    def connect(self) -> sqlite3.Connection:
        """A connection that may write; transactions are begun and ended by hand.

        Raises:
            StoreProblemError: the system doesn't let us write.

        """
        try:
            connection = sqlite3.connect(self.database, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA busy_timeout = 5000")
        except sqlite3.OperationalError as error:
            raise StoreProblemError(StoreProblem.UNWRITABLE, self.database) from error
        return connection

    def close(self) -> None:
        """Let others use the folder."""
        self._lock.close()


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreProblemError(StoreProblem.UNWRITABLE, folder) from error
    if not _may(folder, os.W_OK | os.X_OK):
        raise StoreProblemError(StoreProblem.UNWRITABLE, folder)


def _may(path: Path, mode: int) -> bool:
    return os.access(path, mode, effective_ids=os.access in os.supports_effective_ids)


def _lock(path: Path) -> sqlite3.Connection:
    """Take the folder for this process. The system lets go of it when the process ends, however it ends."""
    try:
        lock = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
    except sqlite3.Error as error:
        raise StoreProblemError(StoreProblem.UNWRITABLE, path) from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        busy = error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        problem = StoreProblem.BUSY if busy else StoreProblem.UNWRITABLE
        raise StoreProblemError(problem, path.parent) from error
    return lock


def _version(database: Path) -> str | None:
    """The version of the database, or None if there is nothing in it yet."""
    try:
        beginning = _beginning(database)
    except OSError as error:
        raise StoreProblemError(StoreProblem.UNWRITABLE, database) from error
    if beginning == b"":
        return None
    if beginning != _MAGIC:
        raise StoreProblemError(StoreProblem.NOT_A_DATABASE, database)
    if not _may(database, os.R_OK | os.W_OK):
        raise StoreProblemError(StoreProblem.UNWRITABLE, database)
    try:
        return _looked_up(database)
    except sqlite3.DatabaseError as error:
        raise StoreProblemError(StoreProblem.DAMAGED, database) from error


def _beginning(database: Path) -> bytes:
    if not database.exists():
        return b""
    with database.open("rb") as file:
        return file.read(len(_MAGIC))


def _looked_up(database: Path) -> str | None:
    # Without a write-ahead log the file is all there is, and opening it as immutable leaves no trace. With one, SQLite
    # must read both; it then makes its index of the log anew, but changes neither the log nor the file.
    log = database.with_name(database.name + "-wal")
    how = "mode=ro" if log.exists() and log.stat().st_size else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{database.absolute().as_uri()}?{how}", uri=True)
    try:
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise StoreProblemError(StoreProblem.DAMAGED, database)
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not names:
            return None
        if "alembic_version" not in names or "events" not in names:
            raise StoreProblemError(StoreProblem.NOT_OURS, database)
        versions = [version for (version,) in connection.execute("SELECT version_num FROM alembic_version")]
    finally:
        connection.close()
    if len(versions) != 1 or (versions[0] == HEAD and not metadata.tables.keys() <= names):
        raise StoreProblemError(StoreProblem.DAMAGED, database)
    version = versions[0]
    if version not in VERSIONS:
        raise StoreProblemError(StoreProblem.NEWER, database)
    return str(version)


def _migrate(database: Path) -> None:
    from sqlalchemy import create_engine  # noqa: PLC0415 - slow to import, and needed only once for a database
    from sqlalchemy.pool import StaticPool  # noqa: PLC0415

    from kozel.store.migrations import migrate  # noqa: PLC0415

    raw = sqlite3.connect(database, isolation_level=None)
    engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
    try:
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("PRAGMA synchronous = FULL")
        with engine.connect() as connection:
            raw.execute("BEGIN IMMEDIATE")
            migrate(connection)
            connection.commit()
    except sqlite3.OperationalError as error:
        raise StoreProblemError(StoreProblem.UNWRITABLE, database) from error
    finally:
        engine.dispose()
        raw.close()
