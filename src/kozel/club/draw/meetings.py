"""Who has been together, against each other, and without a table, in all rounds so far."""

from collections import Counter
from collections.abc import Container, Iterable
from itertools import product
from typing import TypeAlias

from kozel.club.draw.round_draw import RoundDraw
from kozel.club.entry import Entry, EntryId, PlayerId
from kozel.club.result import Bye, ClubRecord, Result

Couple: TypeAlias = frozenset[EntryId]
TableSides: TypeAlias = tuple[tuple[EntryId, ...], tuple[EntryId, ...]]


class Meetings:
    """How often two entries were partners and opponents, and how often each sat out."""

    def __init__(self, entries: Iterable[Entry], records: Iterable[ClubRecord], drawn: Container[int]) -> None:
        """Count the byes of all records, and the tables of the rounds that are not `drawn`: those are to be added."""
        entry_of = {player: entry.id for entry in entries for player in entry.players}
        self.partners = Counter[Couple]()
        self.opponents = Counter[Couple]()
        self.byes = Counter[EntryId]()
        self.seen: set[EntryId] = set()
        self._sat_out: set[tuple[int, EntryId]] = set()
        for record in records:
            match record:
                case Result(sides=(first, second)) if record.round not in drawn:
                    self._meet((_entries(first, entry_of), _entries(second, entry_of)))
                case Bye(players=players):
                    self._sit_out(record.round, _entries(players, entry_of))
                case Result():
                    pass

    def add(self, drawn: RoundDraw) -> None:
        """Count a round as it was drawn; a bye that the records have too is the same one."""
        for table in drawn.tables:
            self._meet(table.sides)
        self._sit_out(drawn.round, (bye.entry for bye in drawn.byes))

    def _sit_out(self, number: int, entries: Iterable[EntryId]) -> None:
        for entry in entries:
            if (number, entry) not in self._sat_out:
                self._sat_out.add((number, entry))
                self.byes[entry] += 1
                self.seen.add(entry)

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
