"""The gentle bot leaves the next player a move and never closes the line on purpose."""

from random import Random

import pytest

from kozel.bots import choose
from kozel.bots.unseen import Unseen
from kozel.rules.line import End
from kozel.rules.match import Match
from kozel.rules.move import Move, Play
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile
from kozel.rules.view import sight, view
from tests.random_matches import steps
from tests.unit.test_bots import choices, seen

CHILDREN = preset("children")


def test_it_makes_no_fish_where_it_can_play_otherwise() -> None:
    """As for the heuristic bot in test_bots.py, which makes this fish: 1-2 to the right would make both ends 1."""
    line = "1-0 0-3 3-1 1-4 4-5 5-1 1-1 1-6 6-2"
    position = seen("1-2 0-2", "6-6 5-5 4-4 4-6", line=line, rules=CHILDREN, boneyard=True)
    fish = Play(Tile(1, 2), End.RIGHT)
    assert fish in position.view.legal
    assert fish not in choices("gentle", position, CHILDREN)


def chance_to_be_stuck(match: Match, move: Move) -> float:
    """The chance that the next player has no tile for the ends that the move leaves."""
    assert match.turn is not None
    after = match.apply(match.event(move)).round
    assert after is not None
    assert after.line.ends is not None
    return Unseen.by(view(match, match.turn), CHILDREN).stuck(1 - match.turn, after.line.ends)


@pytest.mark.parametrize("seed", range(4))
def test_no_other_play_would_leave_the_child_a_move_more_likely(seed: int) -> None:
    matches = [match for match, _, _ in steps(CHILDREN, 2, Random(seed)) if len(match.legal()) > 1]
    assert matches
    for match in matches:
        assert match.turn is not None
        chosen = choose("gentle", sight(match, match.turn), CHILDREN, Random(seed))
        chances = [chance_to_be_stuck(match, move) for move in match.legal()]
        assert chance_to_be_stuck(match, chosen) == min(chances)
