"""`kozel score`: the worked examples of docs/rules.md told as score sheets, and what a sheet may not say."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kozel.cli.application import run
from kozel.language import LANGUAGES, catalogue
from kozel.rules.rule_set import RuleSet
from kozel.rules.score_sheet import (
    InvalidSheetError,
    ScoreDocument,
    Sheet,
    SheetFault,
    SheetFaultCode,
    document,
    score_sheet,
)

PLAYERS = ("Masha", "Alex", "Olya", "Serg")
START = {"Masha": {"remembered": 19}, "Olya": {"remembered": 7}, "Serg": {"remembered": 4}}


def sheet(*rounds: dict[str, Any], **head: Any) -> dict[str, Any]:
    return {"rules": "kozel", "players": PLAYERS, "start": START, "rounds": rounds, **head}


def hands(*counts: Any, names: tuple[str, ...] = PLAYERS) -> dict[str, Any]:
    """A hand for each name, None for a hand that isn't told."""
    return {name: count for name, count in zip(names, counts, strict=True) if count is not None}


def out(player: str, *counts: Any, **more: Any) -> dict[str, Any]:
    return {"out": player, "hands": hands(*counts), **more}


def block(player: str, *counts: Any, **more: Any) -> dict[str, Any]:
    return {"block": player, "hands": hands(*counts), **more}


def scored(told: dict[str, Any]) -> ScoreDocument:
    return document(score_sheet(msgspec.convert(told, Sheet)))


def written(result: ScoreDocument) -> list[str]:
    """The accounts after the latest round, remembered points with a +, as the seeds write them."""
    accounts = result.rounds[-1].accounts.values()
    return [str(account.open) if account.open is not None else f"+{account.remembered}" for account in accounts]


TO_ALL = {"block_score": "own"}


def test_1_going_out() -> None:
    result = scored(sheet(out("Masha", None, 3, 13, 5), options=TO_ALL))
    assert written(result) == ["+0", "+3", "20", "+9"]
    assert result.rounds[0].given == {"Masha": 0, "Alex": 3, "Olya": 13, "Serg": 5}
    assert result.end is None


def test_2_fish_on_everybody() -> None:
    assert written(scored(sheet(block("Serg", 2, 3, 13, 5), options=TO_ALL))) == ["+21", "+3", "20", "+9"]


def test_3_fish_on_one() -> None:
    result = scored(sheet(block("Serg", 2, 3, 13, 5)))
    assert written(result) == ["+0", "+0", "30", "+0"]
    assert result.rounds[0].given == {"Masha": 0, "Alex": 0, "Olya": 23, "Serg": 0}


def test_4_tied_fish_is_carried_to_the_highest_hand_of_the_next_round() -> None:
    result = scored(sheet(block("Serg", 2, 14, 14, 5), out("Alex", 4, None, 9, 6)))
    assert [number.carry for number in result.rounds] == [35, 0]
    assert written(msgspec.structs.replace(result, rounds=result.rounds[:1])) == ["+19", "+0", "+7", "+4"]
    assert result.rounds[1].given["Olya"] == 44
    assert written(result)[2] == "51"


def test_5_tied_fish_adds_to_the_carry() -> None:
    result = scored(sheet(block("Serg", 2, 14, 14, 5), block("Masha", 12, 12, 3, 1)))
    assert [number.carry for number in result.rounds] == [35, 63]


def test_6_carry_stays_when_the_highest_hand_is_shared() -> None:
    result = scored(sheet(block("Serg", 2, 14, 14, 5), out("Masha", None, 8, 8, 2)))
    assert result.rounds[1].carry == 35
    assert result.rounds[1].given == {"Masha": 0, "Alex": 8, "Olya": 8, "Serg": 2}


def test_7_lone_blank_double() -> None:
    told = out("Masha", None, ["0-0"], ["0-0"], ["0-3", "5-4"])
    told["hands"]["Olya"] = ["1-0", "2-2"]
    assert scored(sheet(told)).rounds[0].given == {"Masha": 0, "Alex": 10, "Olya": 5, "Serg": 12}
    yard = sheet(told, rules="kozel-yard", start={})
    assert scored(yard).rounds[0].given["Alex"] == 25


def test_8_rating() -> None:
    start = {"Masha": {"open": 25}, "Alex": {"open": 75}, "Olya": {"open": 91}, "Serg": {"open": 99}}
    end = scored(sheet(out("Masha", None, 0, 5, 5), start=start, options={"lone_tile": {}})).end
    assert end is not None
    assert (end.reason, end.losers, end.winners) == ("target", ("Serg",), ("Masha", "Alex", "Olya"))
    assert end.rating == {"Masha": 8, "Alex": 3, "Olya": 1, "Serg": 0}


def test_8_timeout() -> None:
    start = {"Masha": {"open": 30}, "Alex": {"open": 32}, "Olya": {"open": 13}, "Serg": {"open": 45}}
    result = scored(sheet({"timeout": "Alex"}, start=start))
    assert result.rounds == ()
    assert result.end is not None
    assert (result.end.reason, result.end.losers) == ("timeout", ("Alex",))
    assert result.end.rating == {"Masha": 1, "Alex": 0, "Olya": 2, "Serg": 1}


def test_11_going_out_with_a_double_of_the_yard() -> None:
    told = {"out": "A", "last": "6-6", "hands": {"B": 4, "C": 11}}
    result = scored({"rules": "kozel-yard", "players": ["A", "B", "C"], "rounds": [told]})
    assert result.rounds[0].given == {"A": 0, "B": 54, "C": 61}


PAIRED: dict[str, Any] = {"rules": "kozel-pairs", "players": [], "pairs": [["A", "C"], ["B", "D"]], "start": {}}


def test_in_pairs_an_account_is_the_pairs_and_the_partner_may_be_left_out() -> None:
    others: dict[str, Any] = {"B": 9, "D": ["1-3"]}
    partners: tuple[dict[str, Any], ...] = ({}, {"C": 30}, {"C": ["5-6"]})
    for partner in partners:
        result = scored(sheet({"out": "A", "hands": {**others, **partner}}, **PAIRED))
        assert result.rounds[0].given == {"A+C": 0, "B+D": 13}
        assert result.rounds[0].accounts["B+D"].open == 13


def test_two_hands_of_a_pair_may_be_told_as_one_count() -> None:
    result = scored(sheet({"block": "A", "hands": {"A+C": 20, "B": 4, "D": 3}}, **PAIRED))
    assert result.rounds[0].given == {"A+C": 20, "B+D": 0}


def test_pairs_may_be_told_by_the_order_in_which_they_sit() -> None:
    told = {
        "rules": "pairs-100",
        "players": ["A", "B", "C", "D"],
        "rounds": [{"out": "A", "hands": {"B": 60, "D": 50}}],
    }
    result = scored(told)
    assert result.end is not None
    assert (result.end.winners, result.end.losers, result.end.rating) == (("A+C",), ("B+D",), {})


def test_who_reached_the_target_plays_no_more_where_the_others_go_on() -> None:
    rounds = [{"out": "A", "hands": {"B": 70, "C": 40}}, {"out": "A", "hands": {"B": 50, "C": 9}}]
    rounds.append({"block": "C", "hands": {"A": 7, "C": 30}})
    result = scored({"rules": "kozel-yard", "players": ["A", "B", "C"], "rounds": rounds})
    assert [number.accounts["B"].out for number in result.rounds] == [False, True, True]
    assert result.rounds[2].given == {"A": 0, "B": 0, "C": 37}
    assert result.end is None


C = SheetFaultCode
OUT = out("Masha", None, 3, 13, 5)
ALL_TO_WINNER = {"out_score": "winner_takes_all"}
FAULTS: tuple[tuple[dict[str, Any], SheetFaultCode, int | None, str], ...] = (
    (sheet(rules="chess"), C.RULES, None, ""),
    (sheet(options={"draw": "sometimes"}), C.OPTION, None, ""),
    (sheet(options={"wind": 1}), C.OPTION, None, ""),
    (sheet(players=["A"], start={}), C.PLAYERS, None, ""),
    (sheet(players=["A", " "], start={}), C.NAME_EMPTY, None, ""),
    (sheet(players=["A", "A"], start={}), C.NAME_TWICE, None, "A"),
    (sheet(pairs=[["A", "C"], ["B", "D"]], players=[]), C.NO_PAIRS, None, ""),
    (sheet(**{**PAIRED, "players": ["A", "B", "C", "E"]}), C.PAIRS_DIFFER, None, ""),
    (sheet(start={"Igor": {}}), C.START_UNKNOWN, None, "Igor"),
    (sheet(start={"Alex": {"remembered": -1}}), C.START_NEGATIVE, None, "Alex"),
    (sheet(start={"Alex": {"open": -1}}), C.START_NEGATIVE, None, "Alex"),
    (sheet(start={"Alex": {"open": 20, "remembered": 3}}), C.START_BOTH, None, "Alex"),
    (sheet(start={"Alex": {"remembered": 3}}, options={"opening": None}), C.START_REMEMBERED, None, "Alex"),
    (sheet(start={"Alex": {"open": 101}}), C.START_OVER, None, ""),
    (sheet(OUT, {"timeout": "Alex"}, OUT), C.AFTER_END, 3, ""),
    (sheet(out("Masha", None, 3, 113, 5), OUT), C.AFTER_END, 2, ""),
    (sheet({"hands": {}}), C.ROUND_END, 1, ""),
    (sheet(OUT, {**OUT, "block": "Olya"}), C.ROUND_END, 2, ""),
    (sheet({**OUT, "out": "Igor"}), C.UNKNOWN_PLAYER, 1, "Igor"),
    (sheet({"timeout": "Igor"}), C.UNKNOWN_PLAYER, 1, "Igor"),
    (sheet({"out": "Masha", "hands": {"Igor": 3}}), C.UNKNOWN_PLAYER, 1, "Igor"),
    (sheet(out("Alex", 3, None, 5, 6), rules="kozel-yard", start={"Alex": {"open": 101}}), C.DROPPED_OUT, 1, "Alex"),
    (sheet(OUT, rules="kozel-yard", start={"Alex": {"open": 101}}), C.DROPPED_OUT_HOLDS, 1, "Alex"),
    (sheet({"timeout": "Alex", "hands": {"Masha": 3}}), C.TIMEOUT_WITH_HANDS, 1, "Alex"),
    (sheet(OUT, out("Masha", 4, 3, 13, 5)), C.OUT_HOLDS, 2, "Masha"),
    (sheet(out("Masha", ["0-4"], 3, 13, 5)), C.OUT_HOLDS, 1, "Masha"),
    (sheet(out("Masha", None, 3, None, 5)), C.HAND_MISSING, 1, "Olya"),
    (sheet(block("Masha", None, 3, 4, 5)), C.HAND_MISSING, 1, "Masha"),
    (sheet({"block": "Olya"}), C.HAND_MISSING, 1, "Masha"),
    (
        sheet({"out": "A", "hands": {"B": 3, "D": 4}}, **{**PAIRED, "rules": "pairs-100"}, options=ALL_TO_WINNER),
        C.HAND_MISSING,
        1,
        "C",
    ),
    (sheet(out("Masha", None, 3, [], 5)), C.HAND_EMPTY, 1, "Olya"),
    (sheet({"block": "A", "hands": {"A": 3, "A+C": 9, "B+D": 8}}, **PAIRED), C.HAND_TWICE, 1, "A"),
    (sheet(out("Masha", None, ["seven"], 3, 5)), C.NOT_A_TILE, 1, "Alex"),
    (sheet(out("Masha", None, 4, 3, 5, last="6")), C.NOT_A_TILE, 1, ""),
    (sheet(out("Masha", None, ["6-7"], 3, 5)), C.NOT_IN_SET, 1, "Alex"),
    (sheet(out("Masha", None, ["1-2"], ["2-1"], 5)), C.TILE_TWICE, 1, "Olya"),
    (sheet(out("Masha", None, ["1-2", "1-2"], 4, 5)), C.TILE_TWICE, 1, "Alex"),
    (sheet(out("Masha", None, ["1-2"], 4, 5, last="2-1")), C.TILE_TWICE, 1, "Alex"),
    (sheet(out("Masha", None, -3, 4, 5)), C.COUNT_NEGATIVE, 1, "Alex"),
    (sheet(out("Masha", None, 0, 4, 5)), C.COUNT_TOO_LOW, 1, "Alex"),
    (sheet(out("Masha", None, 0, 4, 0), options={"lone_tile": {}}), C.COUNT_TOO_LOW, 1, "Serg"),
    (sheet(out("Masha", None, 60, 60, 59)), C.COUNTS_TOO_HIGH, 1, ""),
    (sheet({"timeout": "Alex", "last": "6-6"}), C.TIMEOUT_WITH_HANDS, 1, "Alex"),
    (sheet(block("Masha", 0, 0, 0, 0)), C.NOBODY_HOLDS, 1, ""),
    (sheet(block("Masha", [], [], [], [])), C.NOBODY_HOLDS, 1, ""),
)


DOMINICAN: dict[str, Any] = {**PAIRED, "rules": "dominican-pairs"}
FAULTS_WITH_BONUSES: tuple[tuple[dict[str, Any], SheetFaultCode, int | None, str], ...] = (
    (sheet(out("Masha", None, 4, 5, 6, bonuses={"capicua": ["Masha"]})), C.NO_SUCH_BONUS, 1, ""),
    (sheet({"out": "A", "hands": {"B+D": 9}, "bonuses": {"pollona": ["A"]}}, **DOMINICAN), C.NO_SUCH_BONUS, 1, ""),
    (sheet({"out": "A", "hands": {"B+D": 9}, "bonuses": {"capicua": ["E"]}}, **DOMINICAN), C.UNKNOWN_PLAYER, 1, "E"),
    (sheet({"block": "A", "hands": {"A+C": 9, "B": 3, "D": 4}}, **DOMINICAN), C.HANDS_APART, 1, "A+C"),
    (sheet({"timeout": "A", "bonuses": {"capicua": ["A"]}}, **DOMINICAN), C.TIMEOUT_WITH_HANDS, 1, "A"),
)


def test_bonuses_are_told_by_whom_and_how_often() -> None:
    """Dominican pairs: the pair of A goes out with a capicúa, and each of its players had everybody else pass."""
    told = {"out": "A", "hands": {"B+D": 9}, "bonuses": {"capicua": ["A"], "pass_round": ["C", "A", "B"]}}
    assert scored(sheet(told, **DOMINICAN)).rounds[0].given == {"A+C": 9 + 25 + 50, "B+D": 25}


def test_a_dominican_fish_is_between_the_blocker_and_the_left() -> None:
    """A blocks with 5; B, on the left, holds 6 and D 1: the pair of A scores both hands of the other."""
    told = {"block": "A", "hands": {"A": 5, "B": 6, "C": 40, "D": 1}}
    assert scored(sheet(told, **DOMINICAN)).rounds[0].given == {"A+C": 7, "B+D": 0}


@pytest.mark.parametrize(("told", "code", "number", "name"), [*FAULTS, *FAULTS_WITH_BONUSES])
def test_a_wrong_sheet_is_refused(told: dict[str, Any], code: SheetFaultCode, number: int | None, name: str) -> None:
    assert fault_of(told)[:3] == (code, number, name)


def test_hands_may_count_what_the_set_does_and_not_a_point_more() -> None:
    """The 28 tiles have 168 pips, and 0-0 counts 10 where it is alone."""
    most = sheet(block("Masha", 46, 45, 44, 43), start={}, options={"target": 500})
    assert sum(scored(most).rounds[0].given.values()) == 46 + 45 + 44 + 43
    code, _, _, fault = fault_of(sheet(block("Masha", 47, 45, 44, 43), start={}))
    assert (code, fault.found, fault.expected) == (C.COUNTS_TOO_HIGH, "179", "178")


def fault_of(told: dict[str, Any]) -> tuple[SheetFaultCode, int | None, str, SheetFault]:
    with pytest.raises(InvalidSheetError) as caught:
        score_sheet(msgspec.convert(told, Sheet))
    fault = caught.value.fault
    return fault.code, fault.round, fault.name, fault


def test_every_kind_of_fault_is_met_and_said_in_every_language() -> None:
    assert {code for _, code, _, _ in (*FAULTS, *FAULTS_WITH_BONUSES)} == set(SheetFaultCode)
    for language in LANGUAGES:
        options = {f"option_allowed.{option}" for option in RuleSet.__struct_fields__ if option != "name"}
        assert options <= catalogue(language).messages.keys()
        assert {f"cli.sheet.{code}" for code in SheetFaultCode} <= catalogue(language).messages.keys()


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def saved(folder: Path, text: str) -> str:
    file = folder / "sheet.json"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.usefixtures("english")
def test_the_command_writes_the_table_of_the_seeds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = sheet(out("Masha", None, 3, 13, 5), block("Serg", 2, 14, 14, 5), {"timeout": "Olya"})
    assert run(["score", saved(tmp_path, json.dumps(told))]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "                   Masha   Alex   Olya   Serg",
        "round 1              +19      0     +7     +4",
        "Masha goes out         0      3     13      5",
        "                   ──────────────────────────",
        "                       0     +3     20     +9",
        "round 2                0     +3     20     +9",
        "hands                  2     14     14      5",
        "><> fish by Serg       0      0      0      0",
        "                   ──────────────────────────",
        "carried: 35            0     +3     20     +9",
        "",
        "Out of time: Olya",
        "Rating: Masha 2, Alex 2, Olya 0, Serg 2",
    ]


@pytest.mark.usefixtures("english")
def test_the_command_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", "--json", saved(tmp_path, json.dumps(sheet(out("Masha", None, 3, 13, 5))))]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "rounds": [
            {
                "given": {"Masha": 0, "Alex": 3, "Olya": 13, "Serg": 5},
                "carry": 0,
                "accounts": {
                    "Masha": {"open": None, "remembered": 0, "out": False},
                    "Alex": {"open": None, "remembered": 3, "out": False},
                    "Olya": {"open": 20, "remembered": 0, "out": False},
                    "Serg": {"open": None, "remembered": 9, "out": False},
                },
            }
        ],
        "end": None,
    }


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "line 1: from here on it isn't JSON"),
        (json.dumps(sheet(options={"draw": "two"})), "option draw won't do: may be none, one or until_playable"),
        (
            json.dumps(sheet(options={"players": [1]})),
            "option players won't do: expected at least one number of players",
        ),
        (
            json.dumps(sheet(options={"first_lead": {"doubles": [7], "otherwise": "lowest"}})),
            "first_lead.doubles won't do: ",
        ),
        (json.dumps(sheet(options={"hand": {"2": "x"}})), "option hand[...] won't do: says how many tiles are dealt"),
        (json.dumps(sheet(options={"wind": 1})), "option wind won't do: there is no such option; there are highest, "),
        (
            '{"rules": "kozel", "rounds": 3}',
            ", rounds: expected a list",
        ),
        ('{"rules": "kozel", "round": []}', "round has no meaning in such a file"),
        (
            json.dumps(sheet(OUT, {**OUT, "out": "Igor"})),
            "round 2: there is no player Igor; expected one of: Masha, Alex",
        ),
    ],
)
def test_a_bad_sheet_is_one_line(text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", saved(tmp_path, text)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert said in printed.err
