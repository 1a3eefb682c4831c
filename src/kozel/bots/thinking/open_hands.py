"""When a seat can tell what everybody holds, and there are two sides: the best move is exact."""

from functools import cache

import numpy as np

from kozel.kernel.playout.deals import fill_in
from kozel.kernel.playout.position import Position
from kozel.kernel.sampling.place import place_by_rank
from kozel.kernel.solver import Solver
from kozel.kernel.stakes.stakes import Stakes
from kozel.kernel.state import BONEYARD_SIZE, TURN
from kozel.kernel.variant import BlockScore, Variant

_PLACES = 1 << 12
"""Few tiles are left: a small table has room for what there is to remember, and is cleared sooner."""

_NEARLY = 0.98
"""The correlation from which on stakes nearly agree with points."""


def hands_are_open(position: Position, variant: Variant) -> bool:
    """Whether the seat can tell all hands and the next tile to draw, in a game between two sides."""
    if variant.sides != 2 or position.state[BONEYARD_SIZE] > 1:
        return False
    return position.deals == 1 or (variant.players == 2 and not position.state[BONEYARD_SIZE])


def points_decide(variant: Variant, stakes: Stakes) -> bool:
    """Whether the best move for points, which is what can be found exactly, is the best one for these stakes too.

    It is while a round gives points to one of the two sides: the more the other side is given, and the less one's own,
    the better. Where both may be given some, or a carry waits, it is as long as the stakes nearly agree with points.
    """
    one_is_given = variant.block_score != BlockScore.OWN and not stakes.carry
    return one_is_given or stakes.agreement >= _NEARLY


def best_with_open_hands(position: Position, variant: Variant) -> int:
    """The best move of such a position."""
    hidden, held = position.hidden, np.zeros(len(position.hidden.counted.rooms), np.int64)
    place_by_rank(hidden.counted, 0.0, held)
    state = position.state.copy()
    fill_in(state, int(state[TURN]), held, hidden, variant)
    values = _solver().values(state, variant)
    return max(values, key=lambda move: values[move])


@cache
def _solver() -> Solver:
    return Solver(_PLACES)
