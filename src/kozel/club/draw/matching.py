"""Matchings: everybody gets one other, and the sum of what the couples cost is the least."""

from collections.abc import Callable
from heapq import nsmallest
from typing import NamedTuple, TypeAlias

import networkx as nx


class Cost(NamedTuple):
    """What a couple costs: first what must be avoided, then what should be. Both are 0 or more."""

    hard: int
    soft: int


Costs: TypeAlias = Callable[[int, int], Cost]
"""The cost of coupling two positions, the same either way round."""

_SMALL = 48
"""Among up to so many, every couple is weighed."""

_FEW = 12
"""Among more, only the cheapest for each; if that forces a couple to be avoided, twice as many, and so on."""


def cheapest_couples(count: int, costs: Costs) -> tuple[tuple[int, int], ...]:
    """All of an even number of positions in couples, the lower position first, at the least cost.

    No hard cost is borne to spare soft ones, however high. The same costs give the same couples.
    """
    wide = count - 1 if count <= _SMALL else _FEW
    while True:
        weighed = _weighed(count, costs, min(wide, count - 1))
        couples = _matched(count, weighed)
        if wide >= count - 1 or (2 * len(couples) == count and not any(weighed[couple].hard for couple in couples)):
            return couples
        wide *= 2


def _weighed(count: int, costs: Costs, wide: int) -> dict[tuple[int, int], Cost]:
    """The couples that are weighed, each position's `wide` cheapest."""
    weighed: dict[tuple[int, int], Cost] = {}
    for one in range(count):
        others = ((costs(one, other), other) for other in range(count) if other != one)
        for cost, other in others if wide >= count - 1 else nsmallest(wide, others):
            weighed[min(one, other), max(one, other)] = cost
    return dict(sorted(weighed.items()))


def _matched(count: int, weighed: dict[tuple[int, int], Cost]) -> tuple[tuple[int, int], ...]:
    dearest = 1 + count * max((cost.soft for cost in weighed.values()), default=0)
    graph: nx.Graph[int] = nx.Graph()
    for (one, other), cost in weighed.items():
        graph.add_edge(one, other, weight=-(cost.hard * dearest + cost.soft))  # pyright: ignore[reportUnknownMemberType]
    couples: set[tuple[int, int]] = nx.max_weight_matching(graph, maxcardinality=True)  # pyright: ignore[reportUnknownMemberType]
    return tuple(sorted((min(couple), max(couple)) for couple in couples))
