"""The one thread that writes. What waits together is committed together: one sync of the disk for all of it."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Sequence

import structlog

from kozel.store.batch import Entry, write
from kozel.store.port import Outcome, StoreFailureError

MOST_IN_A_COMMIT = 256

_log = structlog.get_logger()

Waiting = tuple[Entry, asyncio.Future[Outcome | None]]


class Writer:
    """Owns the connection that writes, and closes it in the end."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Write to this connection, which nobody else may use from now on."""
        self._connection = connection
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="kozel-writer", daemon=True)
        self._thread.start()

    async def write(self, entry: Entry) -> Outcome | None:
        """Write the entry, and come back when it is on the disk.

        Raises:
            StoreFailureError: nothing was written.

        """
        future: asyncio.Future[Outcome | None] = asyncio.get_running_loop().create_future()
        self._waiting.put((entry, future))
        return await future

    def close(self) -> None:
        """Write what waits, and end the thread."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        with contextlib.closing(self._connection) as connection:
            while batch := self._batch():
                self._write(connection, batch)

    def _batch(self) -> list[Waiting]:
        """All that waits, up to the most that a commit takes; empty when the writer is to end."""
        batch: list[Waiting] = []
        while len(batch) < MOST_IN_A_COMMIT and not (batch and self._waiting.empty()):
            entry = self._waiting.get()
            if entry is None:
                self._waiting.put(None)
                break
            batch.append(entry)
        return batch

    def _write(self, connection: sqlite3.Connection, batch: Sequence[Waiting]) -> None:
        try:
            outcomes = write(connection, [entry for entry, _ in batch])
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must be answered
            _log.error("commit failed", error=str(error), entries=len(batch))
            failure = StoreFailureError(str(error))
            _answer([future for _, future in batch], [failure] * len(batch))
        else:
            _answer([future for _, future in batch], outcomes)


def _answer(
    futures: Sequence[asyncio.Future[Outcome | None]], results: Sequence[Outcome | StoreFailureError | None]
) -> None:
    def answer() -> None:
        for future, result in zip(futures, results, strict=True):
            if future.done():
                continue
            if isinstance(result, StoreFailureError):
                future.set_exception(result)
            else:
                future.set_result(result)

    futures[0].get_loop().call_soon_threadsafe(answer)
