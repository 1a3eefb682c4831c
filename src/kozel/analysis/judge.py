"""What each move in a position comes to, by all that the seat in turn could know."""

from typing import Final, NamedTuple

import numpy as np

from kozel.bots.position import Position
from kozel.kernel.chance import chance_of
from kozel.kernel.compiled import Floats
from kozel.kernel.playout.common import TO_DRAW
from kozel.kernel.playout.evaluate import evaluate
from kozel.kernel.playout.every_deal import evaluate_every_deal
from kozel.kernel.playout.sums import Sums
from kozel.kernel.playout.told import Told, with_odds
from kozel.kernel.playout.units import Network
from kozel.kernel.position import play_of
from kozel.kernel.stakes.stakes import FOR_POINTS
from kozel.kernel.state import BONEYARD_SIZE
from kozel.kernel.variant import Variant
from kozel.rules.move import Play

BATCH: Final = 128
"""How many deals are sampled and weighed against each other at a time."""

_LOOKS: Final = (BATCH, 2 * BATCH, 4 * BATCH)
"""After so many it is seen which deals are likely."""


class MoveValue(NamedTuple):
    """A move, by how many points it is behind the best one on average, and the standard error of that.

    The error is 0 where all deals were gone through. `value` is the average itself: how much better than the others
    the side does in the round.
    """

    play: Play
    value: float
    behind: float
    error: float


def judge(position: Position, variant: Variant, network: Network, *, deals: int, seed: int) -> tuple[MoveValue, ...]:
    """All moves, the best first, over so many deals that fit what the seat saw, each as heavy as it is likely.

    Each deal is played on after every move by the policy with these weights. Where no more deals fit than are asked
    for, all of them are gone through, each once.
    """
    chance, sums = chance_of(seed), Sums.of(len(position.moves))
    state, common, hidden, moves = position
    is_exact = position.deals <= deals and not _order_matters(position)
    if is_exact:
        evaluate_every_deal(
            state, common, hidden, variant, moves, network, chance, sums, int(position.deals), FOR_POINTS
        )
    else:
        told, done = Told.nothing(hidden), 0
        while done < deals:
            evaluate(state, common, hidden, variant, moves, network, chance, sums, told, BATCH, FOR_POINTS)
            done += BATCH
            if done in _LOOKS:
                hidden = with_odds(hidden, told, done)
    means = sums.means
    best = int(np.argmax(means))
    behind = means[best] - means
    errors = np.zeros(len(means)) if is_exact else _errors(sums, best)
    order = np.argsort(behind, kind="stable")
    return tuple(
        MoveValue(play_of(int(moves[at])), float(means[at]), float(behind[at]), float(errors[at])) for at in order
    )


def _order_matters(position: Position) -> bool:
    """Whether it matters in what order the tiles of the boneyard lie."""
    return position.common[TO_DRAW] > 0 and position.state[BONEYARD_SIZE] > 1


def _errors(sums: Sums, best: int) -> Floats:
    """The standard error of how far each move is behind the best."""
    covariance = sums.covariance
    return np.sqrt(np.maximum(covariance[best, best] + np.diag(covariance) - 2 * covariance[best], 0))
