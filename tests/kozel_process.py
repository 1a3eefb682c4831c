"""A real `kozel serve` in a process of its own, that can be killed and started again on the same data and port."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

STARTS_WITHIN_S = 60


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class KozelProcess:
    """The server of a data folder."""

    def __init__(self, data: Path, *, bot_pause: float = 0) -> None:
        self.data = data
        self.port = free_port()
        self.bot_pause = bot_pause
        self.errors = data.with_name(f"{data.name}.errors")
        """What the server writes to its stderr: a file, since a pipe that nobody empties would stop it in the end."""
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where a browser finds it."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def gentle_children(self) -> list[int]:
        """The processes that the running one has started and that let others go first."""
        assert self._process is not None
        own = os.getpriority(os.PRIO_PROCESS, self._process.pid)
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        children = [int(child) for thread in threads for child in (thread / "children").read_text().split()]
        return [child for child in children if os.getpriority(os.PRIO_PROCESS, child) > own]

    def start(self) -> None:
        """Start it, and wait until it answers."""
        kozel = Path(sys.executable).with_name("kozel")
        options = ["--port", str(self.port), "--data", str(self.data), "--bot-pause", str(self.bot_pause)]
        self.errors.parent.mkdir(parents=True, exist_ok=True)
        with self.errors.open("ab") as errors:
            self._process = subprocess.Popen([kozel, "serve", *options], stdout=subprocess.DEVNULL, stderr=errors)
        until = time.monotonic() + STARTS_WITHIN_S
        while not self._answers():
            assert self._process.poll() is None, self.errors.read_text()
            assert time.monotonic() < until, "the server doesn't answer"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=5) as answer:
                return json.load(answer)["status"] == "ok"
        except OSError:
            return False

    def kill(self) -> None:
        """Kill -9."""
        self._end(9)

    def stop(self) -> None:
        """Ask it to stop, as Ctrl+C does."""
        self._end(2)

    def _end(self, signal: int) -> None:
        assert self._process is not None
        assert self._process.poll() is None, f"the server has ended by itself: {self.errors.read_text()}"
        self._process.send_signal(signal)
        self._process.wait(timeout=30)
