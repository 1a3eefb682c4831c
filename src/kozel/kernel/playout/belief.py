"""What a move is believed to come to: what the policy expects of it, corrected by what the sampled deals say.

A few hundred deals leave the mean of a move uncertain by a point or two, which is as much as the policy's own guess is
off. Each is given the weight that its uncertainty deserves (a normal prior and a normal observation).
"""

from typing import NamedTuple

import numpy as np

from kozel.kernel.compiled import Floats, Ints, compiled
from kozel.kernel.playout.sums import Sums, covariance_of, means_of


class Belief(NamedTuple):
    """The expected value of each move, and the covariances of what it is off by. Only differences have a meaning."""

    means: Floats
    covariance: Floats


@compiled
def believe(guess: Floats, spread: float, sums: Sums) -> Belief:
    """Put together the policy's guess, which is off by `spread` for each move, and the sampled values.

    The guess tells only how moves compare, so that the level of all values is taken from the deals.
    """
    moves, square = len(guess), spread * spread
    spreads = covariance_of(sums)
    for move in range(moves):
        spreads[move, move] += square
    weigh = inverse(spreads)
    off = means_of(sums) - guess
    level = across = 0.0
    for move in range(moves):
        level += weigh[move].sum() * off[move]
        across += weigh[move].sum()
    off -= level / across
    means, covariance = guess.copy(), -square * square * weigh
    for move in range(moves):
        means[move] += square * (weigh[move] * off).sum()
        covariance[move, move] += square
    return Belief(means, covariance)


@compiled
def in_question(belief: Belief, deviations: float) -> Ints:
    """The places of the moves that are behind the best by less than so many standard deviations of the difference."""
    means, covariance = belief
    best = np.argmax(means)
    stay, number = np.empty(len(means), np.int64), 0
    for move in range(len(means)):
        spread = covariance[best, best] + covariance[move, move] - 2.0 * covariance[best, move]
        if means[best] - means[move] <= deviations * np.sqrt(max(spread, 0.0)):
            stay[number] = move
            number += 1
    return stay[:number]


@compiled
def inverse(matrix: Floats) -> Floats:
    """The inverse of covariances (Gauss and Jordan; their pivots are positive), of which nothing is left."""
    size = len(matrix)
    found = np.eye(size)
    for pivot in range(size):
        scale = 1.0 / matrix[pivot, pivot]
        matrix[pivot] *= scale
        found[pivot] *= scale
        for row in range(size):
            if row != pivot:
                times = matrix[row, pivot]
                matrix[row] -= times * matrix[pivot]
                found[row] -= times * found[pivot]
    return found
