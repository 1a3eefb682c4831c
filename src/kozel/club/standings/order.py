"""The order of entries by one criterion after the other (R9 to R11)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, groupby
from typing import Literal, NamedTuple

from kozel.club.chance import lot
from kozel.club.entry import Entry, EntryId, PlayerId
from kozel.club.format import Criterion, Format
from kozel.club.result import Result, worth
from kozel.club.standings.standing import SHARED
from kozel.club.standings.tally import Totals


class Placed(NamedTuple):
    """Entries that share a place, mostly one, and what decided it."""

    entries: tuple[Entry, ...]
    decided_by: Criterion | Literal["shared"]


class Ranking:
    """What entries are compared by."""

    def __init__(self, form: Format, totals: Mapping[PlayerId, Totals], results: Sequence[Result], seed: str) -> None:
        self._form = form
        self._totals = totals
        self._results = results
        self._seed = seed

    def order(self, entries: Sequence[Entry]) -> Iterator[Placed]:
        """The entries from the first place to the last; those of one place in the order of their lot."""
        by_lot = sorted(entries, key=self._lot)
        yield from self._split(by_lot, self._form.order, self._form.order[0])

    def _split(self, group: Sequence[Entry], order: Sequence[Criterion], decided: Criterion) -> Iterator[Placed]:
        if len(group) == 1:
            yield Placed(tuple(group), decided)
        elif not order:
            yield Placed(tuple(group), SHARED)
        else:
            value = self._values(group, order[0])
            ranked = sorted(group, key=lambda entry: value[entry.id], reverse=True)
            tied = [list(together) for _, together in groupby(ranked, key=lambda entry: value[entry.id])]
            # A meeting of three says nothing yet of two of them: whom it leaves tied are compared by it once more.
            again = order if order[0] is Criterion.HEAD_TO_HEAD and len(tied) > 1 else order[1:]
            for each in tied:
                yield from self._split(each, again, order[0])

    def _values(self, group: Sequence[Entry], criterion: Criterion) -> Mapping[EntryId, int]:
        first = {entry.id: self._totals[entry.players[0]].worth for entry in group}
        match criterion:
            case Criterion.POINTS:
                return {entry: worth.points for entry, worth in first.items()}
            case Criterion.WINS:
                return {entry: worth.wins for entry, worth in first.items()}
            case Criterion.PLUS:
                return {entry: worth.plus for entry, worth in first.items()}
            case Criterion.EFFECTIVENESS:
                return {
                    entry.id: sum(self._totals[player].effectiveness for player in entry.players) for entry in group
                }
            case Criterion.LOT:
                return {entry.id: -self._lot(entry) for entry in group}
            case Criterion.HEAD_TO_HEAD:
                return self._head_to_head(group)

    def _head_to_head(self, group: Sequence[Entry]) -> Mapping[EntryId, int]:
        """Points from the games in which these were opponents; nothing for anybody if some met oftener (R10)."""
        entry_of = {player: entry.id for entry in group for player in entry.players}
        points = Counter[EntryId]()
        met = Counter[frozenset[EntryId]]()
        for result in self._results:
            sides = [{entry_of[player] for player in side if player in entry_of} for side in result.sides]
            if not sides[0] or not sides[1]:
                continue
            for side, other, each in zip(sides, reversed(sides), worth(self._form, result.outcome), strict=True):
                for entry in side:
                    points[entry] += each.points * len(other)
            met.update(frozenset((one, other)) for one in sides[0] for other in sides[1])
        times = {met[frozenset((one.id, other.id))] for one, other in combinations(group, 2)}
        return {entry.id: points[entry.id] if len(times) == 1 else 0 for entry in group}

    def _lot(self, entry: Entry) -> int:
        return lot(self._seed, "place", entry.id)
