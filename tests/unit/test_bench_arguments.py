"""Measurements whose command line won't do: one line with what would, and nothing is measured."""

import runpy
import sys

import pytest

FITTED = "TABLE is one of 2, 3, 4, pairs, not six"


def refused(words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that is said of the words."""
    module, *arguments = words.split()
    monkeypatch.setattr(sys, "argv", [module, *arguments])
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(module, run_name="__main__")
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    return line


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("bench.match_equity six late 1", "TABLE is one of pairs, 2, 3, 4, yard, not six"),
        ("bench.match_equity 2 latest 1", "STANDING is one of fresh, late, not latest"),
        ("bench.match_equity 2 late long", "SECONDS is a number above 0, not long"),
        ("bench.match_equity 2", "expected python -m bench.match_equity TABLE STANDING SECONDS"),
        ("bench.gates six level-7 greedy 5", "TABLE is one of pairs, 2, 4, not six"),
        ("bench.gates 2 level-7 greedy none", "DEALS is a whole number above 0, not none"),
        ("bench.gates 2", "expected python -m bench.gates TABLE BOT OPPONENT DEALS"),
        ("bench.measure_guess six 1", FITTED),
        ("bench.fit_network six 1 1", FITTED),
        ("bench.fit_choices six 1", FITTED),
        ("bench.fit_choices 2", "expected python -m bench.fit_choices TABLE SECONDS [FILE]"),
        ("bench.fit_reasons six 1", FITTED),
        ("bench.fit_heuristic six", "SEATS is one of 2, 3, 4, not six"),
        ("bench.measure_temperatures few", "ROUNDS is a whole number above 0, not few"),
        ("bench.make_puzzles 1 few", "COUNT is a whole number above 0, not few"),
        ("bench.engine.rounds long", "SECONDS is a number above 0, not long"),
        ("bench.engine.solve 1 2 3", "expected python -m bench.engine.solve [POSITIONS] [PLAYS]"),
        ("bench.engine.start often", "TIMES is a whole number above 0, not often"),
    ],
)
def test_what_would_do_is_said_in_one_line(
    words: str, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(words, monkeypatch, capsys) == line


def test_a_bot_that_there_is_not_is_said_with_those_that_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = refused("bench.gates 2 level-9 greedy 5", monkeypatch, capsys)
    assert line.startswith("a bot is one of gentle, random, greedy, ")
    assert line.endswith("not level-9")
