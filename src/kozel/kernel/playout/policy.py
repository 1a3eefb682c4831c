"""The policy: of a seat's moves the one whose features are worth most, or how likely it makes each of them.

Where two play, a network says what a move is worth (`network.py`); else features times weights, which have a row for
each stage of a hand. See `weights.py`.
"""

from typing import Final

import numpy as np

from kozel.kernel.bits import count, lowest
from kozel.kernel.compiled import Ints, compiled, inlined
from kozel.kernel.playout import network
from kozel.kernel.playout.common import LEFT_END, RIGHT_END
from kozel.kernel.playout.features import FEATURE_COUNT, Floats, look, outlook, showing
from kozel.kernel.variant import Variant

STAGES: Final = 3

ROOM: Final = max(FEATURE_COUNT, network.ROOM)
"""How much room for features the functions here need."""

MISTAKE: Final = 0.04
"""How often a player is taken to make any move at all: nobody follows these weights to the letter."""


@inlined
def stage_of(hand: int) -> int:
    """How far a hand has got: 0 while it has many tiles, 2 when it is about to go out."""
    size = count(hand)
    return 0 if size > 4 else 1 if size > 2 else 2


@inlined
def best_move(
    hand: int, seat: int, moves: Ints, number: int, common: Ints, variant: Variant, weights: Floats, found: Floats
) -> int:
    """The move that the policy makes, of the first `number` moves."""
    best, highest = moves[0], -np.inf
    if number > 1 and variant.players == 2:
        best = network.highest(hand, seat, moves, number, common, variant.tiles, weights, found)
    elif number > 1:
        around, stage = outlook(hand, seat, common, variant), stage_of(hand)
        for place in range(number):
            look(hand, seat, moves[place], common, around, found)
            value = _dot(weights, stage, found)
            if value > highest:
                best, highest = moves[place], value
    return best


@compiled
def worths(hand: int, seat: int, moves: Ints, common: Ints, variant: Variant, weights: Floats, values: Floats) -> None:
    """Write what the policy thinks of each move."""
    found = np.empty(ROOM)
    if variant.players == 2:
        network.write_worths(hand, seat, moves, common, variant.tiles, weights, found, values)
        return
    around, stage = outlook(hand, seat, common, variant), stage_of(hand)
    for place in range(len(moves)):
        look(hand, seat, moves[place], common, around, found)
        values[place] = _dot(weights, stage, found)


@inlined
def chance_of_move(
    hand: int, seat: int, move: int, common: Ints, variant: Variant, weights: Floats, found: Floats
) -> float:
    """How likely the seat makes the move, if it decides by chance: a move is the likelier the more it is worth.

    A tile that fits both ends counts once where both show the same value, and the move must then be to the left end.
    """
    left: int = common[LEFT_END]
    right: int = common[RIGHT_END]
    at_left = 0 if left < 0 else hand & showing(left)
    at_right = hand if left < 0 else 0 if left == right else hand & showing(right)
    number = count(at_left) + count(at_right)
    if number <= 1:
        return 1.0
    if variant.players == 2:
        share = network.share_of(move, at_left, at_right, hand, seat, common, variant.tiles, weights, found)
        return MISTAKE / number + (1.0 - MISTAKE) * share
    around, stage = outlook(hand, seat, common, variant), stage_of(hand)
    look(hand, seat, move, common, around, found)
    chosen, total = _dot(weights, stage, found), 0.0
    while at_left | at_right:
        if at_left:
            other = 2 * lowest(at_left)
            at_left &= at_left - 1
        else:
            other = 2 * lowest(at_right) + 1
            at_right &= at_right - 1
        if other == move:
            total += 1.0
        else:
            look(hand, seat, other, common, around, found)
            total += np.exp(_dot(weights, stage, found) - chosen)
    return MISTAKE / number + (1.0 - MISTAKE) / total


@inlined
def _dot(weights: Floats, stage: int, found: Floats) -> float:
    value = 0.0
    for feature in range(FEATURE_COUNT):
        value += weights[stage, feature] * found[feature]
    return value
