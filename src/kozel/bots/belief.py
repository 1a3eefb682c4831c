"""What a move is believed to come to: what the policy expects of it, corrected by what the sampled deals say.

A few hundred deals leave the mean of a move uncertain by a point or two, which is as much as the policy's own guess is
off. Each is given the weight that its uncertainty deserves (a normal prior and a normal observation).
"""

from typing import NamedTuple

import numpy as np

from kozel.kernel.compiled import Floats
from kozel.kernel.playout.sums import Sums


class Belief(NamedTuple):
    """The expected value of each move, and the covariances of what it is off by. Only differences have a meaning."""

    means: Floats
    covariance: Floats

    def in_question(self, deviations: float) -> Floats:
        """Which moves are behind the best by less than so many standard deviations of the difference."""
        best = int(np.argmax(self.means))
        own = np.diag(self.covariance)
        spread = own[best] + own - 2 * self.covariance[best]
        return self.means[best] - self.means <= deviations * np.sqrt(np.maximum(spread, 0))


def believe(guess: Floats, spread: float, sums: Sums) -> Belief:
    """Put together the policy's guess, which is off by `spread` for each move, and the sampled values.

    The guess tells only how moves compare, so that the level of all values is taken from the deals.
    """
    covariance, ones = sums.covariance, np.ones(len(guess))
    weigh = np.linalg.inv(covariance + spread**2 * np.eye(len(guess)))
    off = sums.means - guess
    off -= (ones @ weigh @ off) / (ones @ weigh @ ones)
    return Belief(guess + spread**2 * (weigh @ off), spread**2 * (np.eye(len(guess)) - spread**2 * weigh))
