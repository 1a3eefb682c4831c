"""Work split into parts: the same results in the same order, whoever does the parts."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

from kozel.bots.interrupt import uninterrupted
from kozel.bots.worker_end import end_with

Part = TypeVar("Part")
Result = TypeVar("Result")

_PARTS_AHEAD = 4
"""So many parts a worker are given out at a time: enough that none waits while a part before its own takes longer."""


def spread(work: Callable[[Part], Result], parts: Sequence[Part], workers: int) -> Generator[Result]:
    """The results of all parts, in order, each as soon as it and those before it are there.

    With one worker this process does them all. What `work` needs travels with it: it is a function of a module. Whoever
    wants no more results, or is interrupted, closes the iterator: the workers end then, whatever they are doing.
    """
    if workers == 1:
        yield from map(work, parts)
        return
    spawn = multiprocessing.get_context("spawn")
    ended, goes_on = spawn.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=end_with, initargs=(ended,))
    try:
        yield from _in_order(pool, work, parts, most=_PARTS_AHEAD * workers)
        pool.shutdown()
    finally:
        goes_on.close()
        pool.shutdown(wait=False, cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, work: Callable[[Part], Result], parts: Sequence[Part], *, most: int
) -> Iterator[Result]:
    """The results, while no more than so many parts are given out that haven't been waited for."""
    given: deque[Future[Result]] = deque()
    for part in parts:
        if len(given) == most:
            yield given.popleft().result()
        # It may start a worker, which then is born deaf to the Ctrl+C that a terminal sends to all of them.
        with uninterrupted():
            given.append(pool.submit(work, part))
    while given:
        yield given.popleft().result()
