"""Work that may take seconds, in a process of its own that ends with it."""

import asyncio
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


async def apart(function: Callable[[Unpack[Ts]], T], *args: *Ts, seconds: float | None = None) -> T:
    """What the function comes to, which must be importable; nobody else is held up by it.

    Raises:
        TimeoutError: it hasn't come to anything after so many seconds, and was stopped.
        EOFError: it ended without coming to anything.

    """
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(sender, function, *args), daemon=True)

    def received() -> T:
        process.start()
        sender.close()
        with receiver:
            try:
                if not receiver.poll(seconds):
                    raise TimeoutError
                return receiver.recv()
            finally:
                process.kill()
                process.join()

    try:
        return await asyncio.to_thread(received)
    finally:
        if process.pid is not None:
            process.kill()


def _work(sender: Connection, function: Callable[[Unpack[Ts]], T], *args: *Ts) -> None:
    sender.send(function(*args))
