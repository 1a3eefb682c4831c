"""A sensible player: weighs what each play leaves in its hand, what it does to the others, and when to make a fish.

It gets rid of heavy tiles and doubles before they are stuck, keeps many values so that it can go on, leaves ends that
the next player can't play on and it itself can, all the more when that player is about to go out, and blocks
the line when that is likely to cost the others more than itself.
"""

from random import Random

from kozel.bots.features import Features, features
from kozel.bots.unseen import Unseen
from kozel.bots.weights import WEIGHTS
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import MatchView, Sight


def heuristic(sight: Sight, rules: RuleSet, random: Random) -> Move:
    """Make the play that is worth most; of equal ones, any."""
    weights = WEIGHTS[min(len(sight.view.tiles), max(WEIGHTS))]
    return best_move(sight.view, rules, random, weights)


def best_move(view: MatchView, rules: RuleSet, random: Random, weights: Features) -> Move:
    """Make the play that is worth most by these weights; of equal ones, any."""
    unseen = Unseen.by(view, rules)

    def worth(move: Move) -> float:
        match move:
            case Play():
                return features(move, view, rules, unseen, random).dot(weights)
            case Draw() | Pass():
                return 0

    worths = [worth(move) for move in view.legal]
    highest = max(worths)
    return random.choice([move for move, each in zip(view.legal, worths, strict=True) if each == highest])
