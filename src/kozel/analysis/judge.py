"""What each move in a position comes to, by all that the seat in turn could know."""

from typing import Final, NamedTuple

import numpy as np

from kozel.bots.position import Position
from kozel.kernel.chance import chance_of
from kozel.kernel.playout.evaluate import evaluate
from kozel.kernel.playout.features import Floats
from kozel.kernel.playout.sums import Sums
from kozel.kernel.position import play_of
from kozel.kernel.stakes.stakes import FOR_POINTS
from kozel.kernel.variant import Variant
from kozel.rules.move import Play

BATCH: Final = 128
"""How many deals are sampled and weighed against each other at a time."""


class MoveValue(NamedTuple):
    """A move, by how many points it is behind the best one on average, and the standard error of that.

    `value` is the average itself: how much better than the others the side does in the round.
    """

    play: Play
    value: float
    behind: float
    error: float


def judge(position: Position, variant: Variant, weights: Floats, *, deals: int, seed: int) -> tuple[MoveValue, ...]:
    """All moves, the best first, over so many deals that fit what the seat saw, each as heavy as it is likely.

    Each deal is played on after every move by the policy with these weights.
    """
    chance, sums = chance_of(seed), Sums.of(len(position.moves))
    for _ in range(-(-deals // BATCH)):
        evaluate(
            position.state,
            position.common,
            position.hidden,
            variant,
            position.moves,
            weights,
            chance,
            sums,
            BATCH,
            FOR_POINTS,
        )
    means = sums.means
    best = int(np.argmax(means))
    covariance = sums.covariance
    behind = means[best] - means
    errors = np.sqrt(np.maximum(covariance[best, best] + np.diag(covariance) - 2 * covariance[best], 0))
    order = np.argsort(behind, kind="stable")
    return tuple(
        MoveValue(play_of(int(position.moves[at])), float(means[at]), float(behind[at]), float(errors[at]))
        for at in order
    )
