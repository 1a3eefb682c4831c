"""Reasons for a move say what is so: who sits where, and what the move does."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from kozel.analysis.choice import different_plays
from kozel.analysis.explain import reasons_for
from kozel.analysis.features import FEATURE_COUNT, Feature, look
from kozel.analysis.puzzles.prove import Case, reasons_of
from kozel.analysis.puzzles.puzzle import PuzzleKind, position_in
from kozel.analysis.puzzles.shelf import shipped
from kozel.analysis.reason import Reason
from kozel.bots.thinking.position import position_of
from kozel.kernel.compiled import Floats
from kozel.kernel.playout.looks import look_around
from kozel.kernel.position import move_of
from kozel.kernel.state import TURN
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.match import Match
from kozel.rules.rule_set import preset
from kozel.rules.view import sight
from tests.random_matches import steps

# Among four by these rules whoever reaches the target drops out, and three go on.
DROPPING_OUT = ("kozel-yard", 4)
GAMES = (("kozel", 2), ("kozel", 3), ("kozel", 4), ("kozel-pairs", 4), ("draw", 3), DROPPING_OUT)


class Explained(NamedTuple):
    """Why one move is said to be better than another, and how much more of each feature it has."""

    variant: Variant
    reasons: tuple[Reason, ...]
    more: Floats


def explained(name: str, players: int) -> Iterator[Explained]:
    """Every two plays of every choice of a random match, one taken to be better than the other."""
    for match, _, _ in steps(preset(name), players, Random(1)):
        if match.turn is not None and len(different_plays(match)) > 1:
            yield from _explained_at(match, match.turn)


def _explained_at(match: Match, seat: int) -> Iterator[Explained]:
    variant = variant_of(match.rules, match.players, in_play=len(match.in_play))
    assert isinstance(variant, Variant)
    position = position_of(sight(match, seat), match.rules, variant)
    turn = int(position.state[TURN])
    hand, common = int(position.state[turn]), position.common
    around = look_around(hand, turn, common, variant)
    for better, worse in permutations((move_of(play, position.state) for play in different_plays(match)), 2):
        found = np.empty((2, FEATURE_COUNT))
        look(hand, turn, better, common, around, found[0])
        look(hand, turn, worse, common, around, found[1])
        yield Explained(variant, reasons_for(better, worse, hand, turn, common, variant), found[0] - found[1])


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_is_said_is_so(name: str, players: int) -> None:
    said = set[Reason]()
    for variant, reasons, more in explained(name, players):
        said |= set(reasons)
        before = {3: Feature.SECOND_STUCK, 4: Feature.THIRD_STUCK}.get(variant.players)
        partner_or_opposite = -1 if variant.sides < variant.players else 1
        for reason in reasons:
            match reason:
                case Reason.HEAVIER:
                    assert more[Feature.PIPS] > 0
                case Reason.DOUBLE:
                    assert more[Feature.DOUBLE] > 0
                case Reason.GOES_ON:
                    assert more[Feature.CONTINUATIONS] + more[Feature.VARIETY] > 0
                case Reason.NEXT_STUCK:
                    assert more[Feature.NEXT_STUCK] > 0
                case Reason.OPPOSITE:
                    assert variant.players == 4
                    assert partner_or_opposite * more[Feature.SECOND_STUCK] > 0
                case Reason.PREVIOUS_STUCK:
                    assert before is not None
                    assert more[before] > 0
                case Reason.CONTROL:
                    assert more[Feature.CONTROL] > 0
                case Reason.OWN_END:
                    assert more[Feature.REPLACES_OWN] < 0
                case Reason.FISH:
                    assert more[Feature.BLOCK_GAIN] > 0
    assert len(said) > 4


def test_among_three_the_second_seat_is_the_one_before() -> None:
    for name, players in (("kozel", 3), ("draw", 3), DROPPING_OUT):
        found = [reasons for variant, reasons, _ in explained(name, players) if variant.players == 3]
        assert found
        assert not any(Reason.OPPOSITE in reasons for reasons in found)
    said = {reason for _, reasons, _ in explained("kozel", 3) for reason in reasons}
    assert Reason.PREVIOUS_STUCK in said


def test_shipped_puzzles_have_the_reasons_that_are_found() -> None:
    for puzzle in (puzzle for puzzle in shipped() if puzzle.kind is PuzzleKind.BEST):
        assert reasons_of(Case(position_in(puzzle)), puzzle.options) == puzzle.reasons
