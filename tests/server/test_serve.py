"""The real command: it says where it is, ends when told to, and says in one line why it can't begin."""

import contextlib
import json
import subprocess
import sys
import urllib.request
from collections.abc import Generator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def command(data: Path, *more: str) -> list[str]:
    return [str(Path(sys.executable).with_name("kozel")), "serve", "--data", str(data), "--json", *more]


@contextlib.contextmanager
def running(data: Path) -> Generator[str]:
    """The command, running; its address."""
    with subprocess.Popen(command(data, "--port", "0"), stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            yield json.loads(process.stdout.readline())["address"]
        finally:
            process.terminate()
            assert process.wait(30) == 0


def refused(data: Path, *more: str) -> str:
    """The line that says why it can't begin."""
    done = subprocess.run(command(data, *more), capture_output=True, text=True, cwd=ROOT, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_it_serves_and_ends(tmp_path: Path) -> None:
    with running(tmp_path / "data") as address, urllib.request.urlopen(f"{address}/api/health") as answer:
        assert json.loads(answer.read())["status"] == "ok"


def test_a_busy_port_and_a_busy_folder(tmp_path: Path) -> None:
    with running(tmp_path / "data") as address:
        port = address.rpartition(":")[2]
        assert port in refused(tmp_path / "other", "--port", port)
        assert not (tmp_path / "other").exists()
        assert str(tmp_path / "data") in refused(tmp_path / "data", "--port", "0")


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "kozel.sqlite").write_bytes(b"not a database")
    assert str(tmp_path) in refused(tmp_path, "--port", "0")
    assert (tmp_path / "kozel.sqlite").read_bytes() == b"not a database"


def test_a_host_that_cannot_be(tmp_path: Path) -> None:
    host = "x" * 300
    assert host in refused(tmp_path, "--port", "0", "--host", host)


def test_an_address_for_others_that_is_none(tmp_path: Path) -> None:
    for address in ("192.168.1.20:8000", "http://x:y"):
        assert address in refused(tmp_path, "--port", "0", "--address", address)
    assert not tmp_path.joinpath("kozel.sqlite").exists(), "nothing written"
