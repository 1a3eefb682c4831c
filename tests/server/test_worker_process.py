"""A worker process ends with the one that started it, whatever it is doing."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

BUSY_WORKER = """
import asyncio, os, signal, time
from kozel.web.worker_process import WorkerProcess

async def main():
    worker = WorkerProcess(int)
    assert await worker.run(os.getpid) != os.getpid()
    sleeps = asyncio.ensure_future(worker.run(time.sleep, 1000))
    await asyncio.sleep(0.1)
    {ending}
    sleeps.cancel()

if __name__ == "__main__":
    asyncio.run(main())
    print("ended", flush=True)
"""


@pytest.mark.parametrize(
    ("ending", "printed"),
    [("worker.end()", "ended\n"), ("", "ended\n"), ("os.kill(os.getpid(), signal.SIGKILL)", "")],
    ids=["told to", "with its program", "with its killed program"],
)
def test_a_busy_worker_ends(tmp_path: Path, ending: str, printed: str) -> None:
    """The worker has the same stdout, which is read to the end: until neither is there any more."""
    program = tmp_path / "program.py"
    program.write_text(BUSY_WORKER.format(ending=ending))
    done = subprocess.run(
        [sys.executable, program], stdout=subprocess.PIPE, text=True, cwd=ROOT, check=False, timeout=60
    )
    assert done.stdout == printed
