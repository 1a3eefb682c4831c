"""What is kept of the values of moves over many deals: enough for means, and for how sure their differences are.

The deals have weights, so a mean is a sum of weight times value through the sum of the weights. Moves are compared on
the same deals, so the products of their values are kept too.
"""

from typing import NamedTuple, Self

import numpy as np

from kozel.kernel.compiled import Floats, Ints, compiled, unmanaged


class Sums(NamedTuple):
    """`total` holds the sum of the weights and of their squares; `value` is weight times value for each move.

    `square_value` and `square_product` are sums of squared weights times a move's value, or two moves' values.
    """

    total: Floats
    value: Floats
    square_value: Floats
    square_product: Floats

    @classmethod
    def of(cls, moves: int) -> Self:
        """Nothing yet, for so many moves."""
        return cls(np.zeros(2), np.zeros(moves), np.zeros(moves), np.zeros((moves, moves)))

    @property
    def means(self) -> Floats:
        """Each move's mean value."""
        return means_of(self)

    @property
    def covariance(self) -> Floats:
        """The covariances of the means."""
        return covariance_of(self)

    def only(self, moves: Ints) -> Self:
        """The sums of some of the moves."""
        product = np.ascontiguousarray(self.square_product[np.ix_(moves, moves)])
        return self._replace(value=self.value[moves], square_value=self.square_value[moves], square_product=product)


@compiled
def means_of(sums: Sums) -> Floats:
    """Each move's mean value."""
    return sums.value / max(sums.total[0], 1e-300)


@compiled
def covariance_of(sums: Sums) -> Floats:
    """The covariances of the means."""
    weight, squares = sums.total[0], sums.total[1]
    means, spread = means_of(sums), sums.square_product.copy()
    for one in range(len(means)):
        for two in range(len(means)):
            spread[one, two] += means[one] * (means[two] * squares - sums.square_value[two])
            spread[one, two] -= means[two] * sums.square_value[one]
    return spread / max(weight * weight, 1e-300)


@unmanaged
def add_deal(weight: float, values: Floats, sums: Sums) -> None:
    """Add the values of all moves in one deal."""
    square = weight * weight
    sums.total[0] += weight
    sums.total[1] += square
    for one in range(len(values)):
        sums.value[one] += weight * values[one]
        sums.square_value[one] += square * values[one]
        for two in range(len(values)):
            sums.square_product[one, two] += square * values[one] * values[two]
