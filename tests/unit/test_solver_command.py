import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kozel.cli.application import run
from kozel.cli.position_file import Position, position_round
from kozel.kernel.position import state_of
from kozel.kernel.solver import Solver
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import preset

# The second seat can go out with 3-4 at once; whatever the first one does, it holds one tile more.
END: dict[str, Any] = {
    "rules": "kozel-pairs",
    "hands": [["1-6", "2-3"], ["3-4", "0-0"], ["0-5", "1-1"], ["2-2", "5-5"]],
    "line": ["2-6", "6-3"],
    "turn": 0,
}


def written(folder: Path, **changes: object) -> Path:
    file = folder / "position.json"
    file.write_text(json.dumps({**END, **changes}))
    return file


def test_a_position_is_solved_in_another_process_with_the_code_that_this_one_keeps(tmp_path: Path) -> None:
    round_ = position_round(tmp_path, Position(END["rules"], END["hands"], line=END["line"]))
    variant = variant_of(preset("kozel-pairs"), 4)
    assert isinstance(variant, Variant)
    value = Solver().value(state_of(round_), variant)
    command = [sys.executable, "-c", "from kozel.cli import main; main()", "solve", str(written(tmp_path)), "--json"]
    solved = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    assert solved["value"] == value
    assert [move["value"] for move in solved["moves"]] == sorted((m["value"] for m in solved["moves"]), reverse=True)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rules": "chess"}, "rules"),
        ({"options": {"reserve": -1}}, "reserve"),
        ({"hands": [["1-1"]]}, "hands"),
        ({"turn": 4}, "turn"),
        ({"hands": [["1-1"], [], ["2-2"], ["3-3"]]}, "hands[1]"),
        ({"hands": [["1-7"], ["1-1"], ["2-2"], ["3-3"]]}, "1-7"),
        ({"boneyard": ["6-1"]}, "1-6"),
        ({"line": ["2-6", "3-6"]}, "2-6 3-6"),
        ({"lead": "2-3"}, "lead"),
        ({"nonsense": 1}, "nonsense"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_line(
    changes: dict[str, object], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["solve", str(written(tmp_path, **changes))]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert said in printed.err
