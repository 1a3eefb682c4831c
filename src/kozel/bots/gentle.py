"""A grown-up who plays with a child: lets the child go on, and never closes the line against it on purpose.

Nothing is left to blunders. Of all plays it makes one after which the next player most likely has a tile that fits; of
equal ones, one that keeps its own hand varied, so that the game goes on.
"""

from random import Random

from kozel.bots.unseen import Unseen
from kozel.rules.line import Line
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import MatchView, Sight


def gentle(sight: Sight, rules: RuleSet, random: Random) -> Move:
    """Make the play that is kindest to the next player; of equal ones, any."""
    view = sight.view
    unseen = Unseen.by(view, rules)
    kindness = [_kindness(move, view, unseen) for move in view.legal]
    best = max(kindness)
    return random.choice([move for move, each in zip(view.legal, kindness, strict=True) if each == best])


def _kindness(move: Move, view: MatchView, unseen: Unseen) -> tuple[float, int]:
    """The chance that the next player can go on after the move, and how many values are left to go on with oneself."""
    match move:
        case Play(tile=tile, end=end):
            line = Line(view.line, view.lead).joined(tile, end)
            ends = (line.tiles[0].left, line.tiles[-1].right)
            rest = {value for held in view.hand if held != tile for value in held}
            return 1 - unseen.stuck(_next_player(view), ends), len(rest)
        case Draw() | Pass():
            return 0, 0


def _next_player(view: MatchView) -> int:
    """The next opponent clockwise who is in the round."""
    assert view.seat is not None, "a spectator doesn't play"
    following = ((view.seat + step) % len(view.tiles) for step in range(1, len(view.tiles)))
    return next(seat for seat in following if view.tiles[seat] and view.sides[seat] != view.sides[view.seat])
