"""Tables made by matchings: no repeated partners, then no repeated opponents, then what lies nearest together."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

from kozel.club.chance import lot
from kozel.club.draw.matching import Cost, cheapest_couples
from kozel.club.draw.meetings import Meetings, TableSides
from kozel.club.draw.round_draw import Reason, ReasonCode
from kozel.club.entry import Entry

Rank: TypeAlias = Callable[[Entry], int]
"""Where somebody stands; those who stand near each other should meet."""

_OPPOSED = 50
"""What it weighs, in ranks squared, to be partners after opponents, or opponents again where that is allowed."""

_SMALL = 40
_ATTEMPTS = 5
"""So many orders are tried for up to so many players, as the first of the two steps may spoil the second."""


class _Seated(NamedTuple):
    cost: tuple[int, int, int]
    tables: tuple[TableSides, ...]


def pair_tables(entries: Sequence[Entry], meetings: Meetings, key: str, rank: Rank) -> tuple[TableSides, ...]:
    """Tables of two pairs, who haven't met if that is possible at all, the best-ranked first."""
    entries = _by_rank(entries, key, rank)

    def cost(one: int, other: int) -> Cost:
        first, second = entries[one], entries[other]
        met = meetings.opponents[frozenset((first.id, second.id))]
        return Cost(met * met, (rank(first) - rank(second)) ** 2)

    couples = cheapest_couples(len(entries), cost)
    return _ordered([((entries[one],), (entries[other],)) for one, other in couples], rank)


def player_tables(
    entries: Sequence[Entry], meetings: Meetings, key: str, rank: Rank, *, meet_freely: int
) -> tuple[TableSides, ...]:
    """Tables of four players in two steps: partners first, then couples against couples; the best-ranked first.

    Who was opponents up to `meet_freely` times may be so once more before anything is given up for avoiding it.
    """
    attempts = _ATTEMPTS if len(entries) <= _SMALL else 1
    seated = (_seated(entries, meetings, f"{key}\x1f{attempt}", rank, meet_freely) for attempt in range(attempts))
    return min(seated, key=lambda each: each.cost).tables


def _seated(entries: Sequence[Entry], meetings: Meetings, key: str, rank: Rank, meet_freely: int) -> _Seated:
    entries = _by_rank(entries, key, rank)
    partners, opponents = meetings.partners, meetings.opponents

    def partner_cost(one: int, other: int) -> Cost:
        first, second = entries[one], entries[other]
        couple = frozenset((first.id, second.id))
        near = (rank(first) - rank(second)) ** 2
        return Cost(partners[couple] ** 2, near + _OPPOSED * opponents[couple])

    couples = sorted(
        cheapest_couples(len(entries), partner_cost), key=lambda couple: sum(rank(entries[one]) for one in couple)
    )

    def table_cost(one: int, other: int) -> Cost:
        first, second = couples[one], couples[other]
        met = [opponents[frozenset((entries[a].id, entries[b].id))] for a, b in product(first, second)]
        apart = sum(rank(entries[a]) for a in first) - sum(rank(entries[b]) for b in second)
        hard = sum(times * times for times in met if times > meet_freely)
        return Cost(hard, apart**2 + _OPPOSED * sum(met))

    tables = cheapest_couples(len(couples), table_cost)
    costs = [table_cost(*table) for table in tables]
    again = sum(partner_cost(*couple).hard for couple in couples)
    sides = [
        (tuple(entries[position] for position in couples[one]), tuple(entries[position] for position in couples[other]))
        for one, other in tables
    ]
    total = (again, sum(cost.hard for cost in costs), sum(cost.soft for cost in costs))
    return _Seated(total, _ordered(sides, rank))


def _by_rank(entries: Sequence[Entry], key: str, rank: Rank) -> list[Entry]:
    """The entries so that those who should meet are near each other; equal ranks by lot."""
    return sorted(entries, key=lambda entry: (rank(entry), lot(key, "near", entry.id)))


def _ordered(tables: Sequence[tuple[tuple[Entry, ...], tuple[Entry, ...]]], rank: Rank) -> tuple[TableSides, ...]:
    """The tables with the best-ranked first, who play at table 1."""
    ranked = sorted(tables, key=lambda sides: sorted(rank(entry) for side in sides for entry in side))
    return tuple((tuple(entry.id for entry in first), tuple(entry.id for entry in second)) for first, second in ranked)


def meeting_reasons(sides: TableSides, meetings: Meetings) -> tuple[Reason, ...]:
    """What the history says of a table: who is together or against each other for the first time, or again."""
    together, opposed = meetings.most_together(sides), meetings.most_opposed(sides)
    new = [Reason(ReasonCode.NEW_PARTNERS)] if len(sides[0]) > 1 and not together else []
    again = [Reason(ReasonCode.PARTNERS_AGAIN, together)] if together else []
    met = Reason(ReasonCode.OPPONENTS_AGAIN, opposed) if opposed else Reason(ReasonCode.NEW_OPPONENTS)
    return (*new, *again, met)
