"""How a worker ends: with the process that started it, or when that wants no more, whatever it is doing."""

import contextlib
import os
import signal
import threading
from typing import Protocol


class Receiver(Protocol):
    """The end of a pipe at which something may come; its class depends on the system."""

    def recv_bytes(self) -> bytes:
        """What comes next; waits for it."""
        ...


def end_with(ended: Receiver) -> None:
    """End this worker when the other end of the pipe is closed, and leave Ctrl+C to who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_when, args=(ended,), daemon=True).start()


def _end_when(ended: Receiver) -> None:
    """Nothing is ever sent there: the other end is closed, by who has it or because that process is no more."""
    with contextlib.suppress(EOFError, OSError):
        ended.recv_bytes()
    os._exit(0)
