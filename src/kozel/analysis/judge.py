"""What each move in a position comes to, by all that the seat in turn could know."""

from typing import Final, NamedTuple

import numpy as np

from kozel.bots.thinking.few_deals import values_over_all_deals
from kozel.kernel.chance import chance_of
from kozel.kernel.compiled import Floats
from kozel.kernel.playout.evaluate import evaluate
from kozel.kernel.playout.playout import Playout
from kozel.kernel.playout.position import Position
from kozel.kernel.playout.sums import Sums
from kozel.kernel.playout.told import Told, with_odds
from kozel.kernel.position import play_of
from kozel.rules.move import Play

BATCH: Final = 128
"""How many deals are sampled and weighed against each other at a time."""

_LIKELY_AFTER: Final = (BATCH, 2 * BATCH, 4 * BATCH)
"""After so many deals it is seen which ones are likely."""


_LOOK: Final = 256
"""After so many deals, and then again and again, it is seen which moves are surely behind."""

_SURELY: Final = 5
"""A move is surely behind by so many standard errors, and then no longer played on."""


class MoveValue(NamedTuple):
    """A move, by how many points it is behind the best one on average, and the standard error of that.

    The error is 0 where all deals were gone through. `value` is the average itself: how much better than the others
    the side does in the round.
    """

    play: Play
    value: float
    behind: float
    error: float


def judge(
    position: Position, playout: Playout, *, deals: int, seed: int, asked: int | None = None
) -> tuple[MoveValue, ...]:
    """All moves, the best first, over so many deals that fit what the seat saw, each as heavy as it is likely.

    Each deal is played on after every move. Where no more deals fit than are asked
    for, all of them are gone through, and the seat makes the best of what it would see later. Else a move that is
    surely behind is left with what the deals so far say, a larger error, unless it is the one that is `asked` for.
    """
    if position.has_few_deals(deals):
        means = values_over_all_deals(position, playout)
        behind, errors = means.max() - means, np.zeros(len(means))
    else:
        means, behind, errors = _by_some_deals(position, playout, deals, seed, asked)
    order = np.argsort(behind, kind="stable")
    plays = [play_of(int(move)) for move in position.moves]
    return tuple(MoveValue(plays[at], float(means[at]), float(behind[at]), float(errors[at])) for at in order)


def _by_some_deals(
    position: Position, playout: Playout, deals: int, seed: int, asked: int | None
) -> tuple[Floats, Floats, Floats]:
    """The means, how far each is behind, and the errors; those of a move that was given up as they were then."""
    moves = position.moves
    chance, sums, told, done = chance_of(seed), Sums.of(len(moves)), Told.nothing(position.hidden), 0
    behind, errors, left = np.zeros(len(moves)), np.zeros(len(moves)), np.arange(len(moves))
    while True:
        evaluate(position._replace(moves=moves[left]), playout, BATCH, chance, sums, told)
        done += BATCH
        if done in _LIKELY_AFTER:
            position = position._replace(hidden=with_odds(position.hidden, told, done))
        if done < deals and done % _LOOK:
            continue
        means = sums.means
        best = int(np.argmax(means))
        behind[left], errors[left] = means[best] - means, _errors(sums, best)
        if done >= deals:
            return means[best] - behind, behind, errors
        stay = np.flatnonzero((behind[left] <= _SURELY * errors[left]) | (moves[left] == asked))
        if len(stay) < len(left):
            left, sums = left[stay], sums.only(stay)


def _errors(sums: Sums, best: int) -> Floats:
    """The standard error of how far each move is behind the best."""
    covariance = sums.covariance
    return np.sqrt(np.maximum(covariance[best, best] + np.diag(covariance) - 2 * covariance[best], 0))
