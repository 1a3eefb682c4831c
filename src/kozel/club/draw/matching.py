"""Matchings: everybody gets one other, and the sum of what the couples cost is the least."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Cost(NamedTuple):
    """What a couple costs: first what must be avoided, then what should be. Both are 0 or more."""

    hard: int
    soft: int


Costs: TypeAlias = Callable[[int, int], Cost]
"""The cost of coupling two positions, the same either way round."""

_SMALL = 48
"""Among up to so many, every couple is weighed."""

_NEIGHBOURS = 16
"""Among more, those so near to each other; if that forces a couple to be avoided, twice as many, and so on."""


def cheapest_couples(count: int, costs: Costs) -> tuple[tuple[int, int], ...]:
    """All of an even number of positions in couples, the lower position first, at the least cost.

    No hard cost is borne to spare soft ones, however high. Soft costs grow with the distance, if by anything: among
    many, far couples are weighed only where near ones have hard costs. The same costs give the same couples.
    """
    reach = count if count <= _SMALL else _NEIGHBOURS
    while True:
        weighed = {
            (one, other): costs(one, other)
            for one in range(count)
            for other in range(one + 1, min(one + reach + 1, count))
        }
        couples = _matched(count, weighed)
        if reach >= count or not any(weighed[couple].hard for couple in couples):
            return couples
        reach *= 2


def _matched(count: int, weighed: dict[tuple[int, int], Cost]) -> tuple[tuple[int, int], ...]:
    import networkx as nx  # noqa: PLC0415 - takes half a second, and schedules don't need it

    dearest = 1 + count * max((cost.soft for cost in weighed.values()), default=0)
    graph: nx.Graph[int] = nx.Graph()
    for (one, other), cost in weighed.items():
        graph.add_edge(one, other, weight=-(cost.hard * dearest + cost.soft))  # pyright: ignore[reportUnknownMemberType]
    couples: set[tuple[int, int]] = nx.max_weight_matching(graph, maxcardinality=True)  # pyright: ignore[reportUnknownMemberType]
    return tuple(sorted((min(couple), max(couple)) for couple in couples))
