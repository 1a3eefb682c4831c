"""Work on several processes: in order, never far ahead, and over when somebody presses Ctrl+C."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import overload

import pytest

from kozel.bots.measuring.spread import spread

KOZEL = Path(sys.executable).with_name("kozel")


class Parts(Sequence[int]):
    """A great many parts, of which it is noted how many were taken."""

    def __init__(self) -> None:
        self.taken = 0

    def __len__(self) -> int:
        return 10**9

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        return range(len(self))[index]

    def __iter__(self) -> Iterator[int]:
        for number in range(len(self)):
            self.taken += 1
            yield number


def test_parts_are_given_out_as_results_are_taken() -> None:
    parts = Parts()
    with closing(spread(abs, parts, 2)) as results:
        for number in range(30):
            assert next(results) == number
            assert parts.taken <= number + 10


def test_workers_end_in_the_middle_of_a_part_that_nobody_waits_for() -> None:
    begun = time.monotonic()
    results = spread(time.sleep, [0, *[600] * 20], 2)
    assert next(results) is None
    results.close()
    assert time.monotonic() - begun < 30


@pytest.mark.skipif(sys.platform == "win32", reason="there a program has no group to which Ctrl+C goes")
@pytest.mark.parametrize("seconds", [0.6, 0.9, 1.2, 1.5, 2.5, 4.0])
@pytest.mark.parametrize(
    "command",
    ["simulate --rounds 1000000 --workers 4", "duel level-7 level-6 --deals 1000000 --workers 2"],
    ids=["simulate", "duel"],
)
def test_ctrl_c_ends_a_command_and_its_workers_at_once_and_in_silence(command: str, seconds: float) -> None:
    """Whenever it comes: a terminal sends it to all processes of the command."""
    with subprocess.Popen(
        [KOZEL, *command.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        time.sleep(seconds)
        os.killpg(running.pid, signal.SIGINT)
        try:
            # Both streams end only when all workers, which have them too, have ended.
            assert running.communicate(timeout=30) == (b"", b"")
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
