"""A match record: what is wrong with it is found, with its line."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.rules.record import FaultCode, InvalidRecordError, RecordFault, check, read, write
from kozel.rules.record.record import record_of
from kozel.rules.rule_set import preset
from tests.random_matches import random_events

RULES = preset("kozel").with_options({"block_score": "own", "target": 20})
TEXT = write(record_of(RULES, ("Маша", "Алекс", "Оля"), random_events(RULES, 3, Random(7))))


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


@pytest.mark.parametrize(
    ("old", "new", "start", "code"),
    [
        ("Kozel record 1", "Chess record 1", "Chess", FaultCode.NOT_A_RECORD),
        ("Rules: kozel", "Rules: chess", "Rules", FaultCode.RULES),
        ("Option target: 20", "Option target: -20", "Option target", FaultCode.RULES),
        ("Option target: 20", "Option target: twenty", "Option target", FaultCode.RULES),
        ("Option target: 20", "Option aim: 20", "Option aim", FaultCode.RULES),
        ("Player 2: Алекс\n", "", "Player 3", FaultCode.UNKNOWN_LINE),
        ("Player 3: Оля\n", "Player 3: Оля\nPlayer 4: A\nPlayer 5: B\n", "Player 5", FaultCode.PLAYERS),
        ("Round 1", "Round 1\nKey: xyz", "Key", FaultCode.UNKNOWN_LINE),
        ("Round 1\n", "Round 1\nWeather: fine\n", "Weather", FaultCode.WRONG_ORDER),
        ("Result: ", "Result: block and ", "Result", FaultCode.RESULT),
        ("Counts: ", "Counts: 1", "Counts", FaultCode.RESULT),
        ("Carry: 0", "Carry: 35", "Carry", FaultCode.RESULT),
        ("End: target", "End: timeout", "End", FaultCode.RESULT),
        ("Rating: ", "Rating: 1", "Rating", FaultCode.RESULT),
        (" | ", " ", "Deal", FaultCode.DEAL),
        (" right,", " up,", "Moves", FaultCode.MOVE),
        (" right,", " right, 1 knocks,", "Moves", FaultCode.REFUSED),
    ],
)
def test_faults_are_found_in_their_line(old: str, new: str, start: str, code: FaultCode) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    fault = fault_of(text)
    assert (fault.code, fault.line) == (code, line_of(text, start))
    assert fault.expected


def test_a_second_round_must_be_numbered_so() -> None:
    rules = preset("kozel")
    text = write(record_of(rules, ("A", "B"), random_events(rules, 2, Random(1)))).replace("Round 2", "Round 3", 1)
    assert fault_of(text).code is FaultCode.ROUND_NUMBER


def test_a_tile_dealt_twice_is_found() -> None:
    deal = next(line for line in TEXT.splitlines() if line.startswith("Deal"))
    first, second = deal.split()[1:3]
    text = TEXT.replace(deal, deal.replace(first, second, 1), 1)
    fault = fault_of(text)
    assert fault.code is FaultCode.DEAL
    assert fault.found == second
    assert first in fault.expected


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
    assert fault_of(TEXT[: TEXT.index("End: ")] + f"Round {number}\n{deal}\n").code is FaultCode.DEAL


@settings(max_examples=600, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.integers(0, 12), st.text(max_size=6), st.booleans())
def test_whatever_is_done_to_the_text_it_is_read_or_refused(at: int, cut: int, put: str, twice: bool) -> None:  # noqa: FBT001
    text = TEXT[:at] + put + TEXT[at + cut :] + (TEXT if twice else "")
    with suppress(InvalidRecordError):
        check(read(text))
