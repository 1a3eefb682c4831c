"""`kozel rules`: the list of presets, and each in full; and how matches by them end, as `kozel replay` says it."""

import json

import pytest

from kozel.cli.application import run
from kozel.rules.rule_set import preset_names
from tests.replay.make_records import RECORDS


@pytest.fixture(autouse=True)
def russian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")


def test_the_list_has_a_line_for_each_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[: len(preset_names())]] == list(preset_names())
    assert "Дворовый козёл" in "\n".join(lines)


def test_the_list_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["rules"]
    assert [entry["name"] for entry in listed] == list(preset_names())


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_is_shown_with_its_options_and_in_words(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", name, "--json"]) == 0
    book = json.loads(capsys.readouterr().out)
    assert run(["rules", name]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert book["name"] == name
    for paragraph in book["text"]:
        assert paragraph["text"] in shown
    for option in book["options"]:
        assert option in shown


def test_an_unknown_name_is_refused_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "chess"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kozel: правил «chess» нет; ожидается одно из: azerbaijani-101, block, ")


@pytest.mark.parametrize(
    ("record", "ended"),
    [
        ("dominican-pairs-4", "победа: Alex+Șerban"),
        ("azerbaijani-101-3", "победа: "),
        ("kozel-pairs-4", "в козлах: "),
        ("kozel-3-timeout", "время вышло у игрока "),
    ],
)
def test_a_replayed_record_says_who_won_or_lost(record: str, ended: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Where points are good there is no goat, and a pair is called by both its names."""
    assert run(["replay", str(RECORDS / f"{record}.txt")]) == 0
    assert ended in capsys.readouterr().out
