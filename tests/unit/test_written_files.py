"""What a command can't write: said in one line, before the work where it can be told then, and nothing is spoilt."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kozel.cli import simulate
from kozel.cli.application import run
from kozel.cli.errors import CommandError
from kozel.cli.whole_file import write_new, write_whole

KOZEL = Path(sys.executable).with_name("kozel")
RECORD = Path(__file__).parents[1] / "replay" / "records" / "kozel-2-own.txt"
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="there are no such files")
OLD = "what was there\n"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def folder_of_that_name(folder: Path) -> Path:
    (folder / "rounds.csv").mkdir()
    return folder / "rounds.csv"


def pipe(folder: Path) -> Path:
    os.mkfifo(folder / "rounds.csv")
    return folder / "rounds.csv"


def link_to_a_folder(folder: Path) -> Path:
    (folder / "rounds.csv").symlink_to(folder)
    return folder / "rounds.csv"


def name_that_is_too_long(folder: Path) -> Path:
    return folder / ("x" * 300 + ".csv")


def in_a_folder_of_the_system(_folder: Path) -> Path:
    return Path("/proc/rounds.csv")


@pytest.mark.parametrize(
    "place",
    [
        folder_of_that_name,
        pytest.param(link_to_a_folder, marks=UNIX),
        pytest.param(pipe, marks=UNIX),
        pytest.param(name_that_is_too_long, marks=UNIX),
        pytest.param(in_a_folder_of_the_system, marks=LINUX),
    ],
)
def test_no_round_is_played_for_a_table_that_could_not_be_written(
    place: Callable[[Path], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = place(tmp_path)
    before = [*tmp_path.iterdir()]
    monkeypatch.setattr(simulate, "results", None)
    assert run(["simulate", "--out", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"kozel: {file} can't be written (")
    assert err.count("\n") == 1
    assert [*tmp_path.iterdir()] == before


@UNIX
@pytest.mark.parametrize("old", [None, OLD])
@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_a_table_that_does_not_fit_on_the_disk_leaves_all_as_it_was(
    ending: str, old: str | None, tmp_path: Path
) -> None:
    """No file may be larger than a block of the disk, which a table of 2,000 rounds is."""
    file = tmp_path / f"rounds.{ending}"
    if old is not None:
        file.write_text(old)
    limited = f'ulimit -f 1; exec "$0" simulate --bots random --rounds 2000 --out "{file}"'
    done = subprocess.run(["sh", "-c", limited, KOZEL], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"kozel: {file} can't be written (")
    assert done.stderr.count("\n") == 1
    assert [file.read_text() for file in tmp_path.iterdir()] == ([] if old is None else [old])


def test_a_table_takes_the_place_of_the_old_one_with_its_permissions(tmp_path: Path) -> None:
    file, link = tmp_path / "old.csv", tmp_path / "rounds.csv"
    file.write_text(OLD)
    file.chmod(0o640)
    link.symlink_to(file)
    assert run(["simulate", "--bots", "random", "--rounds", "3", "--out", str(link)]) == 0
    assert link.is_symlink()
    assert file.read_text().startswith("number,leader,")
    assert file.stat().st_mode & 0o777 == 0o640
    assert {*tmp_path.iterdir()} == {file, link}


def test_writing_that_is_interrupted_leaves_nothing(tmp_path: Path) -> None:
    def interrupted(file: Path) -> None:
        file.write_text("half")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "rounds.csv", interrupted)
    assert not [*tmp_path.iterdir()]


def test_a_file_that_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    write_new(tmp_path / "event", b"one")
    with pytest.raises(CommandError) as refused:
        write_new(tmp_path / "event", b"other")
    assert refused.value.key == "cli.file_exists"
    assert (tmp_path / "event").read_bytes() == b"one"


@LINUX
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "command",
    ["rules", "rules --json", "simulate --help", "--version", "replay", "solve --random", "simulate --rounds 4"],
)
def test_output_that_can_not_be_written_is_no_fault_of_the_program(command: str, unbuffered: str) -> None:
    arguments = [KOZEL, *command.split(), *([RECORD] if command == "replay" else [])]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            arguments,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        )
    assert (done.returncode, done.stderr) == (2, "kozel: the output can't be written: the disk is full\n")


@UNIX
def test_a_command_may_have_no_output_at_all() -> None:
    done = subprocess.run(["sh", "-c", '"$0" rules >&-', KOZEL], stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
