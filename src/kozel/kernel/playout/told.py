"""Where the likely deals have each tile: deals to come are sampled so more often, and count less for it.

Deals of which all are equally likely to be sampled differ much in how likely they make what the others did; most of
them would hardly count.
"""

from typing import Final, NamedTuple, Self

import numpy as np

from kozel.kernel.compiled import Floats, Ints, compiled, unmanaged
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


@unmanaged
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
    odds, ways = np.empty_like(hidden.counted.odds), np.empty_like(hidden.counted.ways)
    counted = hidden.counted._replace(odds=odds, ways=ways)
    _count_anew(counted, told, _DOUBTS / deals)
    return hidden._replace(counted=counted)


@compiled
def _count_anew(counted: Counted, told: Told, doubts: float) -> None:
    """Write the odds and the ways."""
    for place in range(len(counted.odds)):
        likely, fair = told.likely[place], told.fair[place]
        all_likely, all_fair = max(likely.sum(), 1e-300), max(fair.sum(), 1e-300)
        for receiver in range(len(fair)):
            usual = fair[receiver] / all_fair
            odds = (likely[receiver] / all_likely + doubts * usual) / (usual * (1.0 + doubts)) if usual > 0.0 else 1.0
            counted.odds[place, receiver] = min(max(odds, 1.0 / _MOST), _MOST)
    count_ways(counted)
