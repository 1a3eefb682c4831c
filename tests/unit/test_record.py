"""A match record: what is wrong with it is found, with its line."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.rules.record import FaultCode, InvalidRecordError, RecordFault, check, read, write
from kozel.rules.record.record import record_of
from kozel.rules.rule_set import RuleSet, preset, preset_names
from tests.random_matches import random_events

RULES = preset("kozel").with_options({"block_score": "own", "target": 20})
TEXT = write(record_of(RULES, ("Маша", "Алекс", "Оля"), random_events(RULES, 3, Random(7))))


FULL_HANDS = 'Option hand: {"2":7,"3":7,"4":7}'


def written(heading: str) -> str:
    """The first line with that heading, as it should be."""
    return next(line for line in TEXT.splitlines() if line.startswith(f"{heading}: "))


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def fault_of(text: str) -> RecordFault:
    try:
        record = read(text)
    except InvalidRecordError as error:
        return error.fault
    _, fault = check(record)
    assert fault is not None
    return fault


def test_the_text_begins_as_documented() -> None:
    assert TEXT.splitlines()[:7] == [
        "Kozel record 1",
        "Rules: kozel",
        'Option block_score: "own"',
        "Option target: 20",
        "Player 1: Маша",
        "Player 2: Алекс",
        "Player 3: Оля",
    ]
    assert fault_free(TEXT)


def fault_free(text: str) -> bool:
    return check(read(text))[1] is None


PARTS = "Key, Deal, Redeal, Moves, Result, Counts, Bonuses, Points, Accounts, Carry"
OPTIONS = ", ".join(RuleSet.__struct_fields__[1:])


@pytest.mark.parametrize(
    ("old", "new", "start", "code", "expected"),
    [
        ("Kozel record 1", "Chess record 1", "Chess", FaultCode.NOT_A_RECORD, "Kozel record 1"),
        ("Rules: kozel\n", "Rules\n", "Rules", FaultCode.NO_HEADING, ""),
        ("Rules: kozel\n", "", "Option", FaultCode.NO_RULES, ", ".join(preset_names())),
        ("Rules: kozel", "Rules: chess", "Rules", FaultCode.NO_SUCH_PRESET, ", ".join(preset_names())),
        ("Option target: 20", "Option target: -20", "Option target", FaultCode.OPTION_VALUE, "Option target: 101"),
        ("Option target: 20", "Option hand: [7]", "Option hand", FaultCode.OPTION_VALUE, FULL_HANDS),
        ("Option target: 20", 'Option hand: {"2": "x"}', "Option hand", FaultCode.OPTION_VALUE, FULL_HANDS),
        ("Option target: 20", 'Option hand: {"x": 7}', "Option hand", FaultCode.OPTION_VALUE, FULL_HANDS),
        ("Option target: 20", "Option players: [2]", "Rules", FaultCode.OPTION_VALUE, FULL_HANDS),
        ("Option target: 20", "Option target: twenty", "Option target", FaultCode.NOT_JSON, ""),
        ("Option target: 20", "Option aim: 20", "Option aim", FaultCode.NO_SUCH_OPTION, OPTIONS),
        ("Option target: 20", "Option name: 20", "Option name", FaultCode.NO_SUCH_OPTION, OPTIONS),
        (
            "Player 2: Алекс\n",
            "",
            "Player 3",
            FaultCode.UNKNOWN_LINE,
            "Rules, Option, Player 2, Commitment, Nonce 1",
        ),
        ("Player 3: Оля\n", "Player 3: Оля\nPlayer 4: A\nPlayer 5: B\n", "Player 5", FaultCode.PLAYERS, "2, 3, 4"),
        ("Player 3: Оля\n", "Player 3: Оля\nNonce 1: 5a\n", "Nonce 1", FaultCode.NONCES, "3"),
        ("Round 1", "Round 1\nKey: xyz", "Key", FaultCode.NOT_HEXADECIMAL, ""),
        ("Round 1\n", "Round 1\nWeather: fine\n", "Weather", FaultCode.WRONG_ORDER, PARTS),
        ("Result: ", "Result: block and ", "Result", FaultCode.RESULT, written("Result")),
        ("Counts: ", "Counts: 1", "Counts", FaultCode.RESULT, written("Counts")),
        ("Carry: 0", "Carry: 35", "Carry", FaultCode.RESULT, "Carry: 0"),
        ("End: target", "End: timeout", "End", FaultCode.RESULT, "End: target"),
        ("Rating: ", "Rating: 1", "Rating", FaultCode.RESULT, written("Rating")),
        ("Moves: ", "Redeal: 1 doubles\nMoves: ", "Redeal", FaultCode.NO_RESULT_DUE, ""),
        (" | ", " ", "Deal", FaultCode.HANDS, "3"),
        (" / ", " 0-0 / ", "Deal", FaultCode.HAND_SIZES, "7 7 7"),
        (" / ", " / 0-0 ", "Deal", FaultCode.SURPLUS_TILES, ""),
        ("Deal: ", "Deal: 1-x ", "Deal", FaultCode.TILE, ""),
        (" right,", " up,", "Moves", FaultCode.NOT_A_MOVE, ""),
        (" right,", " right, 1 knocks,", "Moves", FaultCode.REFUSED, "not_your_turn"),
    ],
)
def test_faults_are_found_in_their_line(old: str, new: str, start: str, code: FaultCode, expected: str) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    fault = fault_of(text)
    assert (fault.code, fault.line, fault.expected) == (code, line_of(text, start), expected)


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("Key: 5a", "Deal: "),
        ("Moves: 1 0-0", "Round 1"),
        ("Redeal: 1 doubles", "Round 1"),
        ("Carry: 0", "Carry: "),
    ],
)
def test_a_line_of_a_round_stands_in_its_place_once(line: str, after: str) -> None:
    lines = TEXT.splitlines()
    at = next(place for place, text in enumerate(lines) if text.startswith(after)) + 1
    while at < len(lines) and lines[at].startswith(" "):
        at += 1
    lines.insert(at, line)
    fault = fault_of("\n".join(lines))
    assert (fault.code, fault.line, fault.expected) == (FaultCode.WRONG_ORDER, at + 1, PARTS)
    assert fault.found == line


def test_a_deal_after_the_moves_is_out_of_place() -> None:
    lines = TEXT.splitlines()
    deal = next(line for line in lines if line.startswith("Deal: "))
    at = next(place for place, line in enumerate(lines) if line.startswith("Result: "))
    lines.insert(at, deal)
    fault = fault_of("\n".join(lines))
    assert (fault.code, fault.line) == (FaultCode.WRONG_ORDER, at + 1)


@pytest.mark.parametrize("text", ["", "\n\n", "Kozel record 1"])
def test_nothing_at_all_is_no_record(text: str) -> None:
    assert fault_of(text).code in (FaultCode.NOT_A_RECORD, FaultCode.NO_RULES)
    assert fault_of(text).line in (1, 2)


def test_a_second_round_must_be_numbered_so() -> None:
    rules = preset("kozel")
    text = write(record_of(rules, ("A", "B"), random_events(rules, 2, Random(1)))).replace("Round 2", "Round 3", 1)
    assert fault_of(text).code is FaultCode.ROUND_NUMBER


def test_a_tile_dealt_twice_is_found() -> None:
    deal = next(line for line in TEXT.splitlines() if line.startswith("Deal"))
    first, second = deal.split()[1:3]
    text = TEXT.replace(deal, deal.replace(first, second, 1), 1)
    fault = fault_of(text)
    assert (fault.code, fault.found, fault.expected) == (FaultCode.WRONG_TILES, second, first)


def test_a_tile_that_was_never_dealt_is_missed() -> None:
    deal = next(line for line in TEXT.splitlines() if line.startswith("Deal"))
    rest, _, last = deal.rpartition(" ")
    fault = fault_of(TEXT.replace(deal, rest, 1))
    assert (fault.code, fault.found, fault.expected) == (FaultCode.MISSING_TILES, "", last)


def test_a_draw_of_another_tile_than_the_next_is_found() -> None:
    text = next(
        text
        for seed in range(50)
        if " draws " in (text := write(record_of(RULES, ("A", "B"), random_events(RULES, 2, Random(seed)))))
    )
    at = text.index(" draws ") + len(" draws ")
    drawn = text[at : at + 3]
    other = "0-0" if drawn != "0-0" else "1-1"
    fault = fault_of(text[:at] + other + text[at + 3 :])
    assert fault.code is FaultCode.MOVE
    assert fault.expected.endswith(drawn)


def test_deals_after_the_match_are_refused() -> None:
    number = max(int(line.split()[1]) for line in TEXT.splitlines() if line.startswith("Round")) + 1
    deal = next(line for line in TEXT.splitlines() if line.startswith("Deal"))
    assert fault_of(TEXT[: TEXT.index("End: ")] + f"Round {number}\n{deal}\n").code is FaultCode.NO_DEAL_DUE


@settings(max_examples=600, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.integers(0, 12), st.text(max_size=6), st.booleans())
def test_whatever_is_done_to_the_text_it_is_read_or_refused(at: int, cut: int, put: str, twice: bool) -> None:  # noqa: FBT001
    text = TEXT[:at] + put + TEXT[at + cut :] + (TEXT if twice else "")
    with suppress(InvalidRecordError):
        check(read(text))
