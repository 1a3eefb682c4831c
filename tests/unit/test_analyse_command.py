"""What `kozel analyse` says for people: which end a move went to, and who made it."""

import re
from pathlib import Path

import pytest

from kozel.cli.application import run

RECORD = Path(__file__).parents[1] / "replay" / "records" / "kozel-2-own.txt"


@pytest.mark.parametrize(
    ("language", "name", "move", "to_the_left", "to_the_right"),
    [
        ("ru", "Семён", "ход 23, Семён: ", "4-6 к 4", "лучше 4-6 к 6"),
        ("ro", "Semion", "mutarea 23, Semion: ", "4-6 la 4", "mai bine 4-6 la 6"),
        ("en", "Semyon", "move 23, Semyon: ", "4-6 to the 4", "4-6 to the 6 was better"),
        ("es", "Semión", "jugada 23, Semión: ", "4-6 al 4", "mejor 4-6 al 6"),
    ],
)
def test_a_move_that_fits_both_ends_is_told_with_its_end_and_a_bot_by_its_name(
    language: str,
    name: str,
    move: str,
    to_the_left: str,
    to_the_right: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(RECORD.read_text(encoding="utf-8").replace("Маша", "semyon"), encoding="utf-8")
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", language)
    assert run(["analyse", str(file), "--deals", "64"]) == 0
    said = capsys.readouterr().out
    (line,) = (line.strip() for line in said.splitlines() if line.strip().startswith(move))
    assert line.startswith(f"{move}{to_the_left} ")
    assert line.endswith(to_the_right)
    assert "semyon" not in said
    for line in said.splitlines():
        tiles = re.findall(r"\d-\d(?: (?:к|la|to the|al) \d)?", line)
        assert len(tiles) == len(set(tiles)), "what was better isn't what was played"
    assert run(["replay", str(file)]) == 0
    assert name in capsys.readouterr().out


@pytest.mark.parametrize(
    ("nonces", "name"),
    [("", "Семён"), ("Nonce 1:\nNonce 2: {person}\n", "Семён"), ("Nonce 1: {person}\nNonce 2:\n", "semyon")],
)
def test_a_person_who_is_called_like_a_bot_keeps_their_name(
    nonces: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    head, rest = RECORD.read_text(encoding="utf-8").replace("Маша", "semyon").split("\n\n", maxsplit=1)
    file = tmp_path / "match.txt"
    file.write_text(f"{head}\n{nonces.format(person='0f' * 16)}\n{rest}", encoding="utf-8")
    monkeypatch.setenv("LC_ALL", "ru")
    for command in (["replay"], ["analyse", "--deals", "64"]):
        assert run([*command, str(file)]) == 0
        assert re.findall("Семён|semyon", capsys.readouterr().out.replace(str(file), ""))[0] == name
