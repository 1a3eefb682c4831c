"""Ctrl+C, put off until what must not be cut short is done."""

import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def uninterrupted() -> Generator[None]:
    """Let a Ctrl+C wait until the end. Processes that are started meanwhile are born with it blocked."""
    if sys.platform == "win32":
        yield
        return
    # Python's own helper process, which the first worker would otherwise start and which lets Ctrl+C through again.
    resource_tracker.ensure_running()
    came: list[int] = []
    # Blocked for this thread, the signal goes to another one, and Python would still interrupt this one.
    heeded = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    let_through = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, let_through)
        signal.signal(signal.SIGINT, heeded)
        if came:
            signal.raise_signal(signal.SIGINT)
