"""Worker processes: one each for what must never hold up the event loop."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


def worker_pool(prepare: Callable[[], None], *, after: float = 0) -> ProcessPoolExecutor:
    """A process of its own, started in the background; it ends with this one, however that ends.

    It begins with `prepare`, after so many seconds and in a thread, so that work that can't wait for it needn't.
    """
    pool = ProcessPoolExecutor(
        1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin, initargs=(prepare, after)
    )
    # A process that is born ignoring Ctrl+C, which the terminal sends to both, has no moment in which it would not.
    heeded = signal.signal(signal.SIGINT, signal.SIG_IGN)
    pool.submit(os.getpid)
    signal.signal(signal.SIGINT, heeded)
    return pool


def _begin(prepare: Callable[[], None], after: float) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    later = threading.Timer(after, prepare)
    later.daemon = True
    later.start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    os._exit(0)
