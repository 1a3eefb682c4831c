"""The policy: of a seat's moves the one that the network makes most of, or how likely it makes each of them.

See `network.py`.
"""

from typing import Final

import numpy as np

from kozel.kernel.bits import count
from kozel.kernel.chance import Chance, below, fraction
from kozel.kernel.compiled import Floats, Ints, compiled, inlined, unmanaged
from kozel.kernel.playout import network as judging
from kozel.kernel.playout.common_knowledge import LEFT_END, RIGHT_END
from kozel.kernel.playout.looks import showing
from kozel.kernel.playout.units import UNITS, Network
from kozel.kernel.variant import Variant

MISTAKE: Final = 0.04
"""How often a player is taken to make any move at all: nobody follows a network to the letter."""


@inlined
def best_move(
    hand: int, seat: int, moves: Ints, number: int, common: Ints, variant: Variant, network: Network, units: Network
) -> int:
    """The move that the policy makes, of the first `number` moves; `units` has room for the network's."""
    if number == 1:
        return moves[0]
    return judging.highest(hand, seat, moves, number, common, variant, network, units)


@compiled
def worths(hand: int, seat: int, moves: Ints, common: Ints, variant: Variant, network: Network, values: Floats) -> None:
    """Write what the policy thinks of each move."""
    judging.write_worths(hand, seat, moves, common, variant, network, np.empty(UNITS, np.float32), values)


@unmanaged
def move_by_chance(
    hand: int,
    seat: int,
    moves: Ints,
    number: int,
    common: Ints,
    variant: Variant,
    network: Network,
    units: Network,
    chance: Chance,
) -> int:
    """A move that the seat may make, of the first `number` moves: each is as likely as `chance_of_move` says."""
    if number == 1:
        return moves[0]
    if fraction(chance) < MISTAKE:
        return moves[below(number, chance)]
    around = judging.begin(hand, seat, common, variant, network, units)
    chosen, total, first = moves[0], 0.0, 0.0
    for place in range(number):
        value = judging.worth_of(hand, seat, moves[place], common, around, network, units)
        if place == 0:
            first = value
        times = np.exp(value - first)
        total += times
        if fraction(chance) * total < times:
            chosen = moves[place]
    return chosen


@inlined
def chance_of_move(
    hand: int, seat: int, move: int, common: Ints, variant: Variant, network: Network, units: Network
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
    share = judging.share_of(move, at_left, at_right, hand, seat, common, variant, network, units)
    return MISTAKE / number + (1.0 - MISTAKE) * share
