"""Work that may take seconds, in a process of its own that ends with it."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


async def apart(function: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
    """What the function comes to, which must be importable; nobody else is held up by it."""
    pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
