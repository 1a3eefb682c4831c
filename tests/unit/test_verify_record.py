"""`kozel verify` on the record of a match whose deals were fair, the first at its table or a rematch."""

from pathlib import Path
from random import Random

import pytest

from kozel.cli.application import run
from kozel.fair.chain import commitment, new_seed, round_key
from kozel.fair.order import tile_order
from kozel.rules.deal import deal
from kozel.rules.event import MatchEvent
from kozel.rules.match import new_match
from kozel.rules.record import write
from kozel.rules.record.record import record_of
from kozel.rules.rule_set import preset
from tests.random_matches import next_event

RULES = preset("kozel").with_options({"target": 30})
SEED = new_seed(bytes(range(32)))
NONCES = ("5a" * 16, "", "c3" * 16)


def fair_record(first_round: int) -> str:
    """A match played blindly with fair deals, as a table would write it down."""
    random = Random(first_round)
    match = new_match(RULES, len(NONCES))
    events: list[MatchEvent] = []
    while match.end is None:
        event = next_event(match, random)
        if match.awaits_deal:
            key = round_key(SEED, first_round + len(match.settlements))
            event = deal(match, tile_order(key, match.attempt, NONCES, RULES.highest))
        events.append(event)
        match = match.apply(event)
    keys = (round_key(SEED, first_round + index).hex() for index in range(len(match.settlements)))
    return write(
        record_of(
            RULES,
            ("Маша", "Matvey", "Оля"),
            events,
            commitment=commitment(SEED),
            nonces=NONCES,
            keys=tuple(keys),
            first_round=first_round,
        )
    )


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.txt"


@pytest.mark.parametrize("first_round", [1, 12])
def test_a_fair_match_is_right(file: Path, first_round: int, capsys: pytest.CaptureFixture[str]) -> None:
    text = fair_record(first_round)
    file.write_text(text, encoding="utf-8")
    assert run(["verify", str(file)]) == 0
    assert f"the deals are fair, {text.count('Key: ')} rounds checked" in capsys.readouterr().out
    assert run(["replay", str(file)]) == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Nonce 1: 5a", "Nonce 1: 5b", "round 1: the hands aren't those that follow from the key"),
        ("Nonce 3: c3", "Nonce 3: c", "a player's nonce isn't 32 hexadecimal digits"),
        ("Commitment: ", "Commitment: 0", "the table's commitment isn't 64 hexadecimal digits"),
        (round_key(SEED, 2).hex(), round_key(SEED, 3).hex(), "round 2: the key isn't the one"),
        (f"Key: {round_key(SEED, 1).hex()}\n", "", "the rounds don't follow one another"),
    ],
)
def test_what_was_changed_is_found(
    file: Path, old: str, new: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = fair_record(1)
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert run(["verify", str(file)]) == 2
    assert said in capsys.readouterr().err
