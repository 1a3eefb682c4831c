"""Every preset has a golden record for each number of players, and the naive implementation counts it alike."""

from pathlib import Path
from typing import cast

import msgspec
import pytest

from kozel.rules.event import Dealt, Drew, Passed, Played, TimedOut
from kozel.rules.record import read
from kozel.rules.rule_set import preset, preset_names
from tests.naive.match import NaiveMatch, Result
from tests.naive.options import Options
from tests.replay.make_records import RECORDS, SEEDS, text


def test_every_preset_is_recorded_with_every_number_of_players() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS.glob("*.txt")]
    recorded = {(record.rules.name, len(record.players)) for record in records}
    assert recorded == {(name, players) for name in preset_names() for players in preset(name).players}


@pytest.mark.parametrize(("name", "players"), SEEDS)
def test_the_script_still_makes_the_same_record(name: str, players: int) -> None:
    path = RECORDS / f"{name}-{players}.txt"
    assert path.read_text(encoding="utf-8") == text(name, players, SEEDS[name, players])


def written_down(result: Result) -> dict[str, str]:
    bonuses = ", ".join(f"{seat + 1} {name} {points}" for seat, name, points in result.bonuses)
    return {
        "Result": f"{result.how} {result.seat + 1}",
        "Counts": " ".join(map(str, result.counts)),
        **({"Bonuses": bonuses} if bonuses else {}),
        "Points": " ".join(map(str, result.points)),
        "Accounts": " ".join(result.accounts),
        "Carry": str(result.carry),
    }


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_the_naive_implementation_comes_to_what_is_written(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    match = NaiveMatch(cast("Options", msgspec.to_builtins(record.rules, str_keys=True)), len(record.players))
    for event in record.events:
        match event:
            case Dealt(hands=hands, boneyard=boneyard):
                match.deal([str(tile) for hand in hands for tile in hand] + [str(tile) for tile in boneyard])
            case Played(tile=tile, end=end):
                match.happens(f"{tile} {end}")
            case Drew():
                match.happens("draws")
            case Passed():
                match.happens("knocks")
            case TimedOut(seat=seat):
                match.times_out(seat)
    rounds = [{heading: line.text for heading, line in played.written.items()} for played in record.rounds]
    assert [written for written in rounds if written] == [written_down(result) for result in match.results]
    assert match.end is not None
    assert {heading: line.text for heading, line in record.written_end.items()} == {
        "End": match.end.reason,
        "Losers": " ".join(str(side + 1) for side in match.end.losers),
        "Rating": " ".join(map(str, match.end.rating)),
    }
