"""What the end of a round is worth to a side, made quick to compute.

Within each way in which a round can end (who went out; at a block who made it, who has the lower of two hands, or who
alone holds least or most) that is a sum of what the sides hold, each times a weight, and a constant. The weights are
measured by trying out `give_points`, so that no rule is written a second time here.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kozel.kernel.compiled import Ints
from kozel.kernel.points import give_points, worth
from kozel.kernel.tiles import PIPS
from kozel.kernel.variant import MOST_SEATS, BlockScore, Variant

Weights = NDArray[np.int64]
"""Rows of weights, one for each side, and a constant."""


class Decides(IntEnum):
    """Which side it is that a block's weights depend on."""

    NOBODY = 0
    BLOCKER = 1
    LOWEST = 2
    HIGHEST = 3
    LOWER_HAND = 4


_DECIDES = {
    BlockScore.OWN: Decides.NOBODY,
    BlockScore.BLOCKER_SCORES_ALL: Decides.BLOCKER,
    BlockScore.HIGHEST_TAKES_ALL: Decides.HIGHEST,
    BlockScore.DIFFERENCE: Decides.LOWEST,
    BlockScore.LOWER_SIDE_WINS: Decides.LOWEST,
    BlockScore.LOWEST_SCORES_DIFFERENCE: Decides.LOWEST,
    BlockScore.LOWEST_SCORES_REST: Decides.LOWEST,
    BlockScore.BLOCKER_AGAINST_LEFT: Decides.LOWER_HAND,
}


class Worths(NamedTuple):
    """The weights in what an end is worth to the side that asks.

    `out` has a row for each side that goes out, and `bonus` how often the bonus of its last tile counts then. `block`
    has a row for each side that decides a block; the last row is for a tie, where it is that nobody does. `special`:
    some tile counts otherwise when it is all that a hand holds. `given` is what a point that each side is given on top
    is worth.
    """

    out: Weights
    bonus: Ints
    block: Weights
    decides: int
    special: int
    given: Ints


def worths_of(variant: Variant, side: int) -> Worths:
    """The weights in what ends are worth to a side."""
    decides = _DECIDES[BlockScore(variant.block_score)]
    plain = int(np.flatnonzero(variant.bonus == 0)[0])
    rich = int(np.argmax(np.abs(variant.bonus)))
    out, block = np.zeros((MOST_SEATS, MOST_SEATS + 1), np.int64), np.zeros((MOST_SEATS + 1, MOST_SEATS + 1), np.int64)
    bonus = np.zeros(MOST_SEATS, np.int64)
    for by in range(variant.sides):
        held = [_MUCH + 10 * other for other in range(variant.sides)]
        held[by] = 2 * _MUCH if decides is Decides.HIGHEST else _LITTLE
        block[by] = _measured(variant, side, held, blocked=True, by=by, tile=plain)
        out[by] = _measured(variant, side, held, blocked=False, by=by, tile=plain)
        more = _measured(variant, side, held, blocked=False, by=by, tile=rich)[-1] - out[by, -1]
        bonus[by] = more // (variant.bonus[rich] or 1)
    if decides is Decides.NOBODY:
        block[-1] = block[0]
    special = int(not np.array_equal(variant.lone, PIPS + variant.more))
    return Worths(out, bonus, block, decides.value, special, _given(variant, side))


def _given(variant: Variant, side: int) -> Ints:
    given = np.zeros(MOST_SEATS, np.int64)
    for other in range(variant.sides):
        given[other] = worth(np.eye(MOST_SEATS, dtype=np.int64)[other], side, variant)
    return given


_LITTLE, _MUCH = 100, 1000


def _measured(variant: Variant, side: int, held: Sequence[int], *, blocked: bool, by: int, tile: int) -> Ints:
    """The weights and the constant, from what one point more in the hands of each side changes."""

    def tried(counts: Sequence[int]) -> int:
        points = np.zeros(MOST_SEATS, np.int64)
        points[: variant.sides] = counts
        give_points(blocked, by, tile, variant, points)
        return int(worth(points, side, variant))

    row = np.zeros(MOST_SEATS + 1, np.int64)
    row[-1] = tried(held)
    for other in range(variant.sides):
        more = list(held)
        more[other] += 1
        row[other] = tried(more) - tried(held)
        row[-1] -= row[other] * held[other]
    return row
