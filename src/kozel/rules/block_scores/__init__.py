"""Who is given what when a round ends in a block (a fish): one variant a file.

A variant is a function of a `Block`. Adding one is a new file and a line in `BLOCK_SCORES`; that enrols it in the
generic tests.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from kozel.rules.block_scores.block import Block
from kozel.rules.block_scores.blocker_against_left import blocker_against_left
from kozel.rules.block_scores.blocker_scores_all import blocker_scores_all
from kozel.rules.block_scores.difference import difference
from kozel.rules.block_scores.highest_takes_all import highest_takes_all
from kozel.rules.block_scores.lower_side_wins import lower_side_wins
from kozel.rules.block_scores.lowest_scores_difference import lowest_scores_difference
from kozel.rules.block_scores.lowest_scores_rest import lowest_scores_rest
from kozel.rules.block_scores.own import own
from kozel.rules.round_score import RoundScore

BLOCK_SCORES: Mapping[str, Callable[[Block], RoundScore]] = MappingProxyType(
    {
        "own": own,
        "highest_takes_all": highest_takes_all,
        "difference": difference,
        "lower_side_wins": lower_side_wins,
        "lowest_scores_difference": lowest_scores_difference,
        "lowest_scores_rest": lowest_scores_rest,
        "blocker_scores_all": blocker_scores_all,
        "blocker_against_left": blocker_against_left,
    }
)

COMPARES_HANDS = frozenset({"blocker_against_left"})
"""Those that compare the hands of players and not of sides, so that both hands of a pair must be known apart."""

__all__ = ["BLOCK_SCORES", "COMPARES_HANDS", "Block"]
