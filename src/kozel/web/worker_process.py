"""Worker processes: one each for what must never hold up the event loop."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar, TypeVarTuple, Unpack

from kozel.bots.interrupt import uninterrupted
from kozel.bots.worker_end import Receiver, end_with

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class WorkerProcess:
    """A process of its own, started in the background, that does one thing after another.

    It ends with this process, however that ends, or when it is told to, and does not finish what it was doing.
    """

    def __init__(self, prepare: Callable[[], None], *, after: float = 0) -> None:
        """Begin with `prepare`, after so many seconds and in a thread, so that work that can't wait for it needn't."""
        spawn = multiprocessing.get_context("spawn")
        ended, self._goes_on = spawn.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_begin, initargs=(prepare, after, ended))
        # Born deaf to Ctrl+C, which the terminal sends to both, it has no moment in which it would not be.
        with uninterrupted():
            self._pool.submit(os.getpid)

    async def run(self, function: Callable[[Unpack[Arguments]], Result], *arguments: *Arguments) -> Result:
        """What the function gives there.

        Raises:
            BrokenProcessPool: the process has died.

        """
        return await asyncio.wrap_future(self._pool.submit(function, *arguments))

    def end(self) -> None:
        """End it at once."""
        self._goes_on.close()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin(prepare: Callable[[], None], after: float, ended: Receiver) -> None:
    end_with(ended)
    later = threading.Timer(after, prepare)
    later.daemon = True
    later.start()
