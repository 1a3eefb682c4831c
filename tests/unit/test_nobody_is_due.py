"""Before a deal, between rounds and after the match no move can be made, and the refusal says which it is."""

from random import Random

import pytest

from kozel.rules.line import End
from kozel.rules.match import Match, new_match
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.refusal import Refusal, RefusalCode
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile
from tests.random_matches import steps

KOZEL = preset("kozel").with_options({"target": 40})
MOVES = (Play(Tile(0, 0), End.RIGHT), Draw(), Pass())


@pytest.fixture(scope="module")
def states() -> tuple[Match, ...]:
    """A match before its first deal, after each event, and when it is over."""
    return (new_match(KOZEL, 3), *(after for _, _, after in steps(KOZEL, 3, Random(4))))


@pytest.mark.parametrize("move", MOVES)
def test_before_the_first_deal_there_is_no_round(states: tuple[Match, ...], move: Move) -> None:
    assert states[0].refuses(0, move) == Refusal(RefusalCode.NO_ROUND)
    assert states[0].legal() == ()


@pytest.mark.parametrize("move", MOVES)
def test_between_two_rounds_there_is_none(states: tuple[Match, ...], move: Move) -> None:
    between = [match for match in states[1:] if match.awaits_deal]
    assert len(between) > 1
    for match in between:
        assert {match.refuses(seat, move) for seat in range(3)} == {Refusal(RefusalCode.NO_ROUND)}
        assert match.legal() == ()


@pytest.mark.parametrize("move", MOVES)
def test_after_the_match_it_is_over(states: tuple[Match, ...], move: Move) -> None:
    assert states[-1].end is not None
    assert {states[-1].refuses(seat, move) for seat in range(3)} == {Refusal(RefusalCode.MATCH_OVER)}
    assert states[-1].legal() == ()
