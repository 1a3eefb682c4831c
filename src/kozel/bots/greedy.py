"""The heaviest tile that fits, without a thought for the next turn: how a beginner plays."""

from random import Random

from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight


def greedy(sight: Sight, _rules: RuleSet, random: Random) -> Move:
    """Play the tile with the most pips; of equal ones, the one with the larger half, at either end."""
    legal = sight.view.legal
    best = max(map(_weight, legal))
    return random.choice([move for move in legal if _weight(move) == best])


def _weight(move: Move) -> tuple[int, int]:
    match move:
        case Play(tile=tile):
            return tile.pips, tile.high
        case Draw() | Pass():
            return 0, 0
