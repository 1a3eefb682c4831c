"""A sensible player: weighs what each play leaves in its hand, what it does to the others, and when to make a fish.

It keeps many values in hand so that it can go on, gets rid of heavy tiles and doubles early, leaves ends that it can
play on and the next player can't, and blocks the line when that is likely to cost the others more than itself.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean

import msgspec

from kozel.bots.unseen import Unseen
from kozel.rules.block_scores import BLOCK_SCORES
from kozel.rules.block_tests import BLOCK_TESTS
from kozel.rules.hand_count import hand_count
from kozel.rules.line import Line
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile
from kozel.rules.view import MatchView


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What one unit of each feature of a play is worth, in units of one pip of the tile played."""

    urgency: float = 1.0
    double: float = 2.0
    variety: float = 2.0
    going_on: float = 1.0
    dead: float = 4.0
    next_stuck: float = 8.0
    next_out: float = 12.0
    later_stuck: float = 2.0
    control: float = 2.0
    block: float = 1.0
    block_start: float = 0.0


WEIGHTS = Weights()

_SAMPLES = 24


def heuristic(view: MatchView, rules: RuleSet, random: Random) -> Move:
    """Make the play that weighs most; of equal ones, any."""
    return weighing(view, rules, random, WEIGHTS)


def weighing(view: MatchView, rules: RuleSet, random: Random, weights: Weights) -> Move:
    """Make the play that weighs most with these weights."""
    unseen = Unseen.by(view, rules)
    weighed = [(_weight(move, view, rules, unseen, random, weights), move) for move in view.legal]
    best = max(weight for weight, _ in weighed)
    return random.choice([move for weight, move in weighed if weight == best])


def _weight(move: Move, view: MatchView, rules: RuleSet, unseen: Unseen, random: Random, weights: Weights) -> float:
    match move:
        case Play(tile=tile, end=end):
            rest = tuple(held for held in view.hand if held != tile)
            line = Line(view.line, view.lead).joined(tile, end)
            return _play_weight(tile, rest, line, view, rules, unseen, random, weights)
        case Draw() | Pass():
            return 0


def _play_weight(tile, rest, line, view, rules, unseen, random, w) -> float:
    ends = line.ends
    assert ends is not None
    if not rest:
        return float("inf")
    seats = len(view.tiles)
    others = [(view.seat + step) % seats for step in range(1, seats)]
    fewest = min(view.tiles[s] for s in others)
    score = tile.pips * (1 + w.urgency / fewest)
    if tile.is_double:
        score += w.double
    score += w.variety * len({v for t in rest for v in t})
    fit = sum(ends[0] in t or ends[1] in t for t in rest)
    score += w.going_on * fit
    if not fit:
        score -= w.dead
    first, *later = others
    stuck = unseen.stuck(first, ends)
    score += stuck * (w.next_stuck + w.next_out / view.tiles[first])
    for s in later:
        score += w.later_stuck * unseen.stuck(s, ends)
    for v in set(ends):
        mine = sum(v in t for t in rest)
        if mine:
            score += w.control * mine / (mine + unseen.showing(v))
    if BLOCK_TESTS[rules.block_test](line, (rest, tuple(unseen.chances)), may_draw=view.boneyard > 0, highest=rules.highest):
        score += w.block * block_value(rest, view, rules, unseen, random) + w.block_start
    return score


def block_value(rest, view, rules, unseen, random) -> float:
    own = hand_count(rest, rules.lone_tile)
    total = 0.0
    for _ in range(_SAMPLES):
        hands = unseen.sampled_hands(len(view.tiles), random)
        counts = tuple(own if s == view.seat else hand_count(h, rules.lone_tile) for s, h in enumerate(hands))
        points = BLOCK_SCORES[rules.block_score](counts).points
        total += fmean(p for s, p in enumerate(points) if s != view.seat) - points[view.seat]
    return total / _SAMPLES
