"""The club's commands: what scripts may rely on, and one line for whatever is wrong."""

import json
from collections import Counter
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from kozel.cli.application import run
from kozel.cli.bench_club import random_results
from kozel.club.evening.command import Draw, EnterResult
from kozel.club.evening.event import Created
from kozel.club.format import format_options
from kozel.club.interchange import FileFaultCode, InvalidFileError, read_event_file, write_event_file
from kozel.club.result import Played, ResultCode
from kozel.language import LANGUAGES, catalogue
from tests.evenings import Desk, people

GAMES: list[dict[str, object]] = [
    {"round": 1, "pairs": [["A", "B"], ["C", "D"]], "points": [104, 37], "penalties": {"C": 10}},
    {"round": 2, "pairs": [["A", "C"], ["B", "D"]], "points": [100, 0]},
    {"round": 3, "pairs": [["A", "D"], ["B", "C"]], "points": [62, 58], "timed": True},
]
EVENT: dict[str, object] = {
    "format": "all_with_all",
    "target": 100,
    "players": ["A", "B", "C", "D"],
    "games": GAMES,
}


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What scripts may rely on."""

    place: int
    player: str
    points: int
    wins: int
    effectiveness: int
    plus: int
    minus: int
    penalties: int
    games: int
    decided_by: str


class Ranked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    standings: list[Line]


class DrawnRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: int
    tables: list[list[list[str]]]
    byes: list[str]


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: list[DrawnRound]


class Imported(msgspec.Struct, frozen=True):
    event: str
    path: str


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def saved(folder: Path, content: object) -> str:
    file = folder / "event.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(file)


T = TypeVar("T")


def answer(arguments: list[str], shape: type[T], capsys: pytest.CaptureFixture[str]) -> T:
    assert run([*arguments, "--json"]) == 0
    return msgspec.json.decode(capsys.readouterr().out, type=shape)


def ranked(file: str, capsys: pytest.CaptureFixture[str]) -> list[Line]:
    return answer(["club", "standings", file], Ranked, capsys).standings


def drawn(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[DrawnRound]:
    return answer(["club", "draw", *arguments], Drawn, capsys).rounds


def failure(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kozel: ")
    assert said.err.count("\n") == 1
    return said.err.removeprefix("kozel: ").strip()


def test_standings_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ranked(saved(tmp_path, EVENT), capsys)
    assert lines[0] == Line(1, "A", 6, 3, 167, 262, 95, 0, 3, "points")
    assert [(line.player, line.effectiveness, line.penalties) for line in lines] == [
        ("A", 167, 0),
        ("C", 23, 10),
        ("B", -41, 0),
        ("D", -159, 0),
    ]


def test_standings_in_columns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["club", "standings", saved(tmp_path, EVENT)]) == 0
    head, first, *_ = capsys.readouterr().out.splitlines()
    assert head == "place  player  points  wins  effectiveness  plus  minus  penalties  games  decided by"
    assert first.split() == ["1", "A", "6", "3", "+167", "262", "95", "0", "3", "points"]


def test_pairs_are_found_from_their_games_or_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = [{"round": 1, "pairs": [["A", "B"], ["C", "D"]], "points": [104, 37]}]
    loose: dict[str, object] = {"format": "round_robin", "players": ["D", "C", "B", "A"], "games": games}
    listed: dict[str, object] = {"format": "round_robin", "players": [["A", "B"], ["C", "D"]], "games": games}
    for event in (loose, listed):
        lines = ranked(saved(tmp_path, event), capsys)
        assert {(line.player, line.place) for line in lines} == {("A", 1), ("B", 1), ("C", 2), ("D", 2)}
    nobody = ranked(saved(tmp_path, but(format="round_robin", players=[["A", "B"], ["C", "D"]], games=[])), capsys)
    assert {(line.place, line.decided_by) for line in nobody} == {(1, "shared")}


def test_byes_absences_and_withdrawals_of_a_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    event: dict[str, object] = {
        "format": "swiss_pairs",
        "players": [["A", "B"], ["C", "D"], ["E", "F"]],
        "withdrawn": ["E"],
        "options": {"withdrawal": "exclude_under_half", "rounds": 5},
        "games": [
            {"round": 1, "pairs": [["A", "B"], ["C", "D"]], "absent": ["D"]},
            {"round": 1, "bye": ["E", "F"]},
            {"round": 2, "bye": ["A", "B"]},
        ],
    }
    lines = ranked(saved(tmp_path, event), capsys)
    assert [(line.player, line.points, line.plus, line.minus) for line in lines] == [
        ("A", 3, 150, 50),
        ("B", 3, 150, 50),
        ("C", 0, 0, 100),
        ("D", 0, 0, 100),
    ]


def but(**changes: object) -> dict[str, object]:
    return EVENT | changes


def changed(game: dict[str, object], number: int = 0) -> dict[str, object]:
    games = [*GAMES]
    games[number] = games[number] | game
    return EVENT | {"games": games}


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (changed({"pairs": [["A", "B"], ["A", "D"]], "penalties": {}}), "row 1: A is at the table twice"),
        (changed({"pairs": [["A", "A"], ["C", "D"]]}, 1), "row 2: A is at the table twice"),
        (changed({"points": [104, 100]}), "row 1: both sides have 100 or more"),
        (changed({"points": [104, -1]}), "row 1: a score of -1"),
        (changed({"points": [268, 0]}), "row 1: a score of 268 can't be; expected at most 267"),
        (changed({"points": [99, 0]}), "row 1: the game isn't over: 99 at most, of 100"),
        (changed({"points": [100, 99], "penalties": {"C": -1}}), "row 1: C: a penalty of -1"),
        (changed({"penalties": {"X": 1}}), "row 1: X is penalised, but at this table are A, B, C, D"),
        (changed({"pairs": [["A", "B"], ["C", "X"]], "penalties": {}}), "row 1: there is no player X"),
        (changed({"round": 2}), "row 2: A has something recorded in round 2 already"),
        (changed({"round": 0}), "row 1: round 0"),
        (changed({"points": None}), "row 1: expected either the score (points) or who didn't come (absent)"),
        (changed({"absent": ["A"]}), "row 1: expected either the score (points) or who didn't come (absent)"),
        (changed({"points": None, "absent": ["X"]}), "row 1: X is said to be absent"),
        (changed({"bye": ["A"]}), "row 1: expected either a game (pairs and a score) or a bye"),
        (changed({"pairs": None}), "row 1: expected either a game (pairs and a score) or a bye"),
        (changed({"points": [1.5, 0]}), ", games[0].points[0]: expected a whole number"),
        (changed({"points": [True, 0]}), ", games[0].points[0]: expected a whole number"),
        (changed({"points": [100]}), ", games[0].points: the list must have the length 2"),
        (changed({"pairs": [["A", "B", "C"], ["D", "E"]]}), ", games[0].pairs[0]: the list must have the length 2"),
        (changed({"score": 1}), "games[0].score has no meaning in such a file"),
        (EVENT | {"players": ["A", "B", "A", "D"]}, "A is in the list already"),
        (EVENT | {"players": ["A", " A ", "C", "D"]}, "A is in the list already"),
        (but(players=[]), "there are no players"),
        (EVENT | {"players": ["A", ""]}, "the name is empty"),
        (EVENT | {"players": ["A", "x" * 61]}, "isn't a name"),
        (EVENT | {"withdrawn": ["X"]}, "X is said to have withdrawn"),
        (EVENT | {"format": "knockout"}, "there is no format “knockout”; expected one of: round_robin, all_with_all"),
        (EVENT | {"target": 0}, "the setting target is a number from 1 to 10000"),
        (EVENT | {"options": {"bye": "half"}}, "the setting bye may be none, average, win or null"),
        (EVENT | {"options": {"schedule": "round_robin"}}, "the setting schedule may be round_robin (for pairs)"),
        (EVENT | {"options": {"colour": 1}}, "there is no setting colour; there are unit, schedule"),
        (EVENT | {"options": {"penalties": False}}, "row 1: C: penalties are off"),
        (EVENT | {"format": "round_robin"}, "row 2: A doesn't play with their partner"),
        ("{", "isn't JSON"),
        ("[]", ", $: expected an object with named values"),
    ],
)
def test_what_is_wrong_is_said_with_row_and_reason(
    event: object, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in failure(["club", "standings", saved(tmp_path, event)], capsys)


def test_more_than_one_mistake_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = [game | {"points": [1, -1]} for game in GAMES]
    assert "row 1: a score of -1; expected 0 or more (and 2 more mistakes)" in failure(
        ["club", "standings", saved(tmp_path, EVENT | {"games": games})], capsys
    )


def test_every_fault_is_said_in_every_language() -> None:
    for language in LANGUAGES:
        messages = catalogue(language).messages
        assert {f"club_fault.{code}" for code in FileFaultCode} <= set(messages)
        assert {f"club_result.{code}" for code in ResultCode} <= set(messages)
        assert {f"club_option.{option}" for option in format_options()} == {
            key for key in messages if key.startswith("club_option.")
        }


def test_a_draw_of_a_rotation(capsys: pytest.CaptureFixture[str]) -> None:
    rounds = drawn(capsys, "--format", "all_with_all", "--players", "5")
    assert [each.round for each in rounds] == [1, 2, 3, 4, 5]
    assert all(len(each.tables) == 1 and len(each.byes) == 1 for each in rounds)
    partners = Counter(frozenset(side) for each in rounds for table in each.tables for side in table)
    assert len(partners) == 10
    assert set(partners.values()) == {1}


def test_a_draw_of_pairs_counts_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    rounds = drawn(capsys, "--format", "round_robin", "--players", "4")
    met = sorted(sorted(entry for side in table for entry in side) for each in rounds for table in each.tables)
    assert met == [["1", "2"], ["1", "3"], ["1", "4"], ["2", "3"], ["2", "4"], ["3", "4"]]
    assert all(each.byes == [] for each in rounds)


def test_the_seed_makes_the_draw(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("--format", "swiss_players", "--players", "12", "--rounds", "3", "--seed")
    assert drawn(capsys, *command, "7") == drawn(capsys, *command, "7")
    assert drawn(capsys, *command, "7") != drawn(capsys, *command, "8")


def test_a_draw_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["club", "draw", "--format", "all_with_all", "--players", "6", "--rounds", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Round 1\n  table 1: ")
    assert "sitting out: " in said
    assert "partners for the first time" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--format", "knockout", "--players", "8"], "expected round_robin, all_with_all, swiss_pairs, swiss_players"),
        (["--format", "all_with_all", "--players", "3"], "expected a number from 4 to 2000"),
        (["--format", "round_robin", "--players", "1"], "expected a number from 2 to 2000"),
        (["--format", "round_robin", "--players", "6", "--rounds", "6"], "expected a number from 1 to 5"),
        (["--format", "all_with_all", "--players", "8", "--rounds", "0"], "expected a number from 1 to 7"),
        (["--format", "all_with_all"], "--players"),
    ],
)
def test_a_draw_that_cannot_be(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in failure(["club", "draw", *arguments], capsys)


def played_evening() -> Desk:
    desk = Desk(entries=people("Ann", "Bob", "Cid", "Dan"))
    desk.do(Draw(round=1))
    desk.do(EnterResult(round=1, table=1, outcome=Played(points=(104, 37))))
    return desk


def test_a_whole_event_goes_from_one_folder_to_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = played_evening()
    file = tmp_path / "evening.json"
    file.write_bytes(write_event_file(desk.course.events))
    imported = answer(["club", "import", str(file), "--data", str(tmp_path / "data")], Imported, capsys)
    event, path = imported.event, imported.path
    assert path.startswith(f"/club/{event}/organise#")
    again = tmp_path / "again.json"
    assert run(["club", "export", event, str(again), "--data", str(tmp_path / "data")]) == 0
    assert "is written to" in capsys.readouterr().out
    assert again.read_bytes() == file.read_bytes()
    assert "there already" in failure(["club", "export", event, str(again), "--data", str(tmp_path / "data")], capsys)


def test_the_secret_of_an_event_stays_where_it_is() -> None:
    desk = played_evening()
    written = write_event_file(desk.course.events)
    assert desk.evening.secret.encode() not in written
    first, *others = read_event_file(written, "ab" * 32)
    assert others == list(desk.course.events[1:])
    assert isinstance(first, Created)
    assert first.secret == "ab" * 32


def test_an_event_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = failure(["club", "export", "nothing", str(tmp_path / "x"), "--data", str(tmp_path / "data")], capsys)
    assert "there is no event nothing" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "row"),
    [
        (b"104", b"-104", ResultCode.NEGATIVE, 4),
        (b"37", b"137", ResultCode.BOTH_AT_TARGET, 4),
        (b"104", b"99", ResultCode.UNFINISHED, 4),
        (b"104", b'"many"', FileFaultCode.EVENT_SHAPE, 4),
        (b'"table": 1', b'"table": 9', FileFaultCode.EVENT_MISFIT, 4),
        (b'"stake": 0', b'"stake": -5', FileFaultCode.MONEY, 1),
        (b'"shares": []', b'"shares": [5000, 4999]', FileFaultCode.MONEY, 1),
        (b'"kind": "created"', b'"kind": "finished"', FileFaultCode.NOT_AN_EVENT, 1),
        (b'"version": 1', b'"version": 2', FileFaultCode.EVENT_SHAPE, None),
    ],
)
def test_a_damaged_event_is_not_taken_over(old: bytes, new: bytes, code: str, row: int | None) -> None:
    written = write_event_file(played_evening().course.events)
    assert old in written
    with pytest.raises(InvalidFileError) as refused:
        read_event_file(written.replace(old, new), "00")
    fault = refused.value.faults[0]
    assert (fault.code, fault.row) == (code, row)
    if code == FileFaultCode.EVENT_SHAPE:
        assert " " not in fault.found, "a place, which is the same in every language"


def test_nothing_of_a_damaged_event_is_in_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.json"
    file.write_bytes(write_event_file(played_evening().course.events).replace(b"104", b"-104"))
    said = failure(["club", "import", str(file), "--data", str(tmp_path / "data")], capsys)
    assert "row 4: a score of -104" in said
    assert not (tmp_path / "data").exists()
    for content in (b"", b"[]", b"\xff", b'{"events":[]}'):
        file.write_bytes(content)
        failure(["club", "import", str(file), "--data", str(tmp_path / "data")], capsys)
    assert not (tmp_path / "data").exists()


def test_the_bench_ranks_a_whole_event(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(["bench", "club", "--players", "8", "--rounds", "1"], dict[str, float], capsys)
    assert found["games"] == 2
    assert set(found) == {"standings_ms", "draw_ms", "players", "rounds", "games", "drawn"}
    assert len(random_results(1000, 20)) == 5000
