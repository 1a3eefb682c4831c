"""Work split into parts: the same results in the same order, whoever does the parts."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")


def spread(work: Callable[[Part], Result], parts: Sequence[Part], workers: int) -> Iterator[Result]:
    """The results of all parts, in order, each as soon as it and those before it are there.

    With one worker this process does them all. What `work` needs travels with it: it is a function of a module.
    """
    if workers == 1:
        yield from map(work, parts)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(work, parts)
