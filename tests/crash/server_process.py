"""A server in a process of its own, to be killed.

It is forked from a process in which one has been started before, so that two hundred of them start in little time.
"""

import asyncio
import multiprocessing
import tempfile
from multiprocessing.connection import Connection
from pathlib import Path

from kozel.language import LANGUAGES
from kozel.web.page import catalogue_json
from tests.server.serving import serving

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["__main__", __name__])


class ServerProcess:
    """Serves the games in the folder until it is killed. `address` is there once it takes connections."""

    def __init__(self, folder: Path) -> None:
        ours, theirs = CONTEXT.Pipe(duplex=False)
        self._process = CONTEXT.Process(target=_run, args=(folder, theirs))
        self._process.start()
        theirs.close()
        self.address: str = ours.recv()

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "/ws"

    def kill(self) -> None:
        """End it as a power cut would: nothing that it has begun is finished."""
        self._process.kill()
        self._process.join()


def _run(folder: Path, announce: "Connection[str, str]") -> None:
    asyncio.run(_serve(folder, announce))


async def _serve(folder: Path, announce: "Connection[str, str]") -> None:
    async with serving(folder) as served:
        announce.send(served.address)
        await asyncio.Event().wait()


async def _start_once() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)):
            pass


# Before the fork, once for all: a first start reads the catalogue and works out types, which takes longest.
for language in LANGUAGES:
    catalogue_json(language)
asyncio.run(_start_once())
