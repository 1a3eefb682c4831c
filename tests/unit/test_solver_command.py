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


def solved(file: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert run(["solve", str(file), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("lead", ["2-3", "3-2"])
def test_the_lead_may_be_written_either_way(lead: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (move,) = solved(written(tmp_path, line=[], lead=lead), capsys)["moves"]
    assert move["tile"] == "2-3"


def test_a_value_is_what_a_side_does_better_than_the_others_on_average(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Seat 0 goes out with 1-3; the others are given their 3 and 4 points, it nothing."""
    changes = {"rules": "kozel", "hands": [["1-3"], ["0-3"], ["2-2"]], "line": ["2-6", "6-3"]}
    file = written(tmp_path, **changes)
    assert solved(file, capsys)["value"] == (3 + 4) / 2
    assert run(["solve", str(file)]) == 0
    assert "+3.5" in capsys.readouterr().out


@pytest.mark.parametrize("option", [("--rules", "kozel"), ("--rules", "nope"), ("--seed", "1")])
def test_what_is_only_for_a_random_deal_is_refused_with_a_file(
    option: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["solve", str(written(tmp_path)), *option]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert option[0] in printed.err


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
