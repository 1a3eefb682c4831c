"""The bots of `bench/` are there under their names, in whatever folder one is, and so are all that the docs name."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench import gates
from bench.published import PUBLISHED
from kozel.bots.measuring.named import UnknownBotError, bot_named

ROOT = Path(__file__).parents[2]
TEXTS = (*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "bench" / "published" / "__init__.py")
DUELS = [
    (file.name, first, second)
    for file in TEXTS
    for first, second in re.findall(r"kozel duel ([a-z0-9-]+) ([a-z0-9-]+)", file.read_text(encoding="utf-8"))
]


def test_published_bots_are_offered_with_those_of_the_game() -> None:
    with pytest.raises(UnknownBotError) as nobody:
        bot_named("nobody", None)
    assert set(PUBLISHED) < set(nobody.value.names)
    assert "level-7" in nobody.value.names


def test_they_play_in_whatever_folder_one_is(tmp_path: Path) -> None:
    kozel = Path(sys.executable).with_name("kozel")
    command = [kozel, "duel", "frozen-heuristic", "greedy", "--deals", "3", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["a"] == "frozen-heuristic"


def test_docs_name_several_duels() -> None:
    assert len(DUELS) > 3


@pytest.mark.parametrize(("_file", "first", "second"), DUELS)
def test_the_bots_of_the_docs_exist(_file: str, first: str, second: str) -> None:
    for name in (first, second):
        assert bot_named(name, None)


def test_all_opponents_of_the_gates_exist() -> None:
    for name in gates.OPPONENTS:
        assert bot_named(name, gates.MILLISECONDS)
