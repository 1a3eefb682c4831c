"""Rounds that players like the policy, but not just like it, would play from a position with all tiles in sight."""

from typing import Final

import numpy as np

from kozel.kernel.chance import Chance, fraction
from kozel.kernel.compiled import Floats, Ints, compiled
from kozel.kernel.play import MOVES, legal
from kozel.kernel.playout.common_knowledge import COMMON, make_known_move
from kozel.kernel.playout.policy import chance_of_move
from kozel.kernel.playout.units import UNITS, Network
from kozel.kernel.points import settle
from kozel.kernel.state import FINISH, GOES_ON, STATE, TURN
from kozel.kernel.variant import MOST_SEATS, Variant

POINTS: Final = MOST_SEATS
"""How many sums `average_points` writes."""


@compiled
def average_points(
    state: Ints, common: Ints, variant: Variant, network: Network, rounds: int, chance: Chance, sums: Floats
) -> None:
    """Play the round on so many times, and write what each side is given on average. The state stays as it is."""
    after, known = np.empty(STATE, np.int64), np.empty(COMMON, np.int64)
    moves, units, points = np.empty(MOVES, np.int64), np.empty(UNITS, np.float32), np.empty(MOST_SEATS, np.int64)
    sums[:] = 0.0
    for _ in range(rounds):
        after[:] = state
        known[:] = common
        while after[FINISH] == GOES_ON:
            make_known_move(after, known, drawn_move(after, known, variant, network, moves, units, chance), variant)
        settle(after, variant, points)
        for side in range(variant.sides):
            sums[side] += points[side]
    sums /= rounds


@compiled
def drawn_move(
    state: Ints, common: Ints, variant: Variant, network: Network, moves: Ints, units: Network, chance: Chance
) -> int:
    """A move of the seat in turn, each as likely as the policy makes it."""
    seat: int = state[TURN]
    hand: int = state[seat]
    number = legal(state, moves)
    rest = fraction(chance)
    for place in range(number - 1):
        rest -= chance_of_move(hand, seat, moves[place], common, variant, network, units)
        if rest < 0:
            return moves[place]
    return moves[number - 1]
