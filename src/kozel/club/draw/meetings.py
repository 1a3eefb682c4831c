"""Who has been together, against each other, and without a table, in all rounds so far."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import TypeAlias

from kozel.club.draw.round_draw import RoundDraw
from kozel.club.entry import Entry, EntryId, PlayerId
from kozel.club.result import Bye, ClubRecord, Result

Couple: TypeAlias = frozenset[EntryId]
TableSides: TypeAlias = tuple[tuple[EntryId, ...], tuple[EntryId, ...]]


class Meetings:
    """How often two entries were partners and opponents, and how often each sat out."""

    def __init__(self, entries: Iterable[Entry], history: Sequence[RoundDraw], records: Iterable[ClubRecord]) -> None:
        """Count the rounds as they were drawn, and from the records those of which there is no draw."""
        entry_of = {player: entry.id for entry in entries for player in entry.players}
        drawn = {round_draw.round for round_draw in history}
        self.partners = Counter[Couple]()
        self.opponents = Counter[Couple]()
        self.seen: set[EntryId] = set()
        sat_out = {(round_draw.round, bye.entry) for round_draw in history for bye in round_draw.byes}
        for round_draw in history:
            for table in round_draw.tables:
                self._meet(table.sides)
        for record in records:
            match record:
                case Result(sides=(first, second)) if record.round not in drawn:
                    self._meet((_entries(first, entry_of), _entries(second, entry_of)))
                case Bye(players=players):
                    sat_out.update((record.round, entry) for entry in _entries(players, entry_of))
                case Result():
                    pass
        self.byes = Counter(entry for _, entry in sat_out)
        self.seen.update(self.byes)

    def _meet(self, sides: TableSides) -> None:
        first, second = sides
        self.partners.update(frozenset(side) for side in sides if len(side) > 1)
        self.opponents.update(map(frozenset, product(first, second)))
        self.seen.update(first, second)

    def most_together(self, sides: TableSides) -> int:
        """How often the partners of a side were together before, at most."""
        return max((self.partners[frozenset(side)] for side in sides), default=0)

    def most_opposed(self, sides: TableSides) -> int:
        """How often two from the two sides were against each other before, at most."""
        first, second = sides
        return max(self.opponents[couple] for couple in map(frozenset, product(first, second)))


def _entries(players: Iterable[PlayerId], entry_of: dict[PlayerId, EntryId]) -> tuple[EntryId, ...]:
    """The entries of these players, each once."""
    return tuple(dict.fromkeys(entry_of[player] for player in players))
