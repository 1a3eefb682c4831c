"""Where the likely deals have each tile: deals to come are sampled so more often, and count less for it.

Deals of which all are equally likely to be sampled differ much in how likely they make what the others did; most of
them would hardly count.
"""

from typing import Final, NamedTuple, Self

import numpy as np

from kozel.kernel.compiled import Floats, Ints, compiled
from kozel.kernel.playout.hidden import Hidden
from kozel.kernel.sampling.count import Counted, count_ways

_DOUBTS: Final = 32
"""The odds are told as if so many more deals had been seen, in which the others' choices told nothing."""

_MOST: Final = 5.0
"""No tile is put with a receiver so many times as often, or as seldom, as without odds."""

_ROOM: Final = 30_000
"""More counts of ways than that take longer than the odds are worth."""


class Told(NamedTuple):
    """The weights of deals in which each receiver has each tile, and what these would weigh if choices told nothing."""

    likely: Floats
    fair: Floats

    @classmethod
    def nothing(cls, hidden: Hidden) -> Self:
        """Before any deal."""
        return cls(np.zeros(hidden.counted.odds.shape), np.zeros(hidden.counted.odds.shape))


@compiled
def tell(told: Told, counted: Counted, held: Ints, likely: float, fair: float) -> None:
    """Add a deal."""
    for place in range(len(counted.tiles)):
        for receiver in range(len(held)):
            if held[receiver] >> counted.tiles[place] & 1:
                told.likely[place, receiver] += likely
                told.fair[place, receiver] += fair


def with_odds(hidden: Hidden, told: Told, deals: int) -> Hidden:
    """The same with odds as so many deals have told, if counting anew is worth it."""
    if hidden.counted.ways.size > _ROOM:
        return hidden
    likely = told.likely / np.maximum(told.likely.sum(axis=1, keepdims=True), 1e-300)
    fair = told.fair / np.maximum(told.fair.sum(axis=1, keepdims=True), 1e-300)
    doubts = _DOUBTS / deals
    odds = np.where(fair > 0, (likely + doubts * fair) / np.where(fair > 0, fair * (1 + doubts), 1), 1.0)
    ways = np.empty_like(hidden.counted.ways)
    counted = hidden.counted._replace(odds=np.clip(odds, 1 / _MOST, _MOST), ways=ways)
    count_ways(counted)
    return hidden._replace(counted=counted)
