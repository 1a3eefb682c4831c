"""The code of docs/library.md runs, one piece after the other, and says what it should."""

import re
from pathlib import Path

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "library.md").read_text(encoding="utf-8")
PIECES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
POINTS = r"[+-]\d+\.\d\d points a round \(([+-]\d+\.\d\d) to [+-]\d+\.\d\d\)"


def test_the_code_of_the_document_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for piece in PIECES:
        exec(compile(piece, "docs/library.md", "exec"), names)
    match, duel, observed, learnt, value, rounds = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\d+ rounds; the match is lost by \(\d,\)", match)
    assert re.fullmatch(POINTS, duel)
    assert observed == "312 numbers, of which the hand is slice(0, 28, None)"
    better = re.fullmatch(POINTS, learnt)
    assert better is not None
    assert float(better[1]) > 0, "what was learnt is surely better than random moves"
    assert re.fullmatch(r"\d-\d is worth -?\d+ points", value)
    assert re.fullmatch(r"\d+ of 10,000 rounds blocked, \d+\.\d+ tiles played in each", rounds)
