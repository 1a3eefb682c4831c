"""What is in memory of all that the store holds, by id; the rest is read when somebody asks for it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from kozel.store.port import StoreFailureError

Running = TypeVar("Running")

_log = structlog.get_logger()


class InMemory(dict[str, Running]):
    """Tables or evenings by their ids. Each is read at most once at a time, however many ask for it."""

    def __init__(
        self, what: str, read: Callable[[str], Awaitable[Running | None]], take_in: Callable[[Running], None]
    ) -> None:
        """`read` rebuilds one from its log, None if there is none; `take_in` puts it here; `what` is for our log."""
        super().__init__()
        self._what = what
        self._read = read
        self._take_in = take_in
        self._loading: dict[str, asyncio.Task[Running | None]] = {}

    async def find(self, id_: str) -> Running | None:
        """The one with this id, read from its log if need be; None if there is none, or its log is damaged.

        Raises:
            StoreFailureError: the log can't be read now.

        """
        if id_ in self:
            return self[id_]
        loading = self._loading.get(id_)
        if loading is None:
            loading = asyncio.create_task(self._load(id_))
            self._loading[id_] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id_))
        return await asyncio.shield(loading)

    async def _load(self, id_: str) -> Running | None:
        try:
            running = await self._read(id_)
        except StoreFailureError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a damaged log comes to, all others go on
            _log.error("damaged", what=self._what, id=id_, error=type(error).__name__)
            return None
        if running is not None:
            self._take_in(running)
        return running
