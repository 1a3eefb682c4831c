"""A table as a value: options, seats, the match, rebuilt from its events alone."""

from collections.abc import Iterable, Mapping

import msgspec

from kozel.fair.chain import Seed
from kozel.fair.nonce import BOTS_NONCE
from kozel.rules.event import Dealt
from kozel.rules.match import Match, new_match
from kozel.rules.rule_set import RuleSet
from kozel.table.event import (
    BotSat,
    ChangedSeat,
    Closed,
    Delivered,
    Happened,
    Opened,
    Readied,
    Resumed,
    Sat,
    Started,
    Stood,
    TableEvent,
)
from kozel.table.event_game import EventGame
from kozel.table.options import TableOptions
from kozel.table.phase import Phase
from kozel.table.seat import Bot, Occupant, Person


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table after some of its events.

    `sequence` is the number of its latest event, the first being 1; `position` the number of the latest one that
    changed the match. `rounds` counts the rounds dealt in all the table's matches. `ready` are the seats of people
    who wait for the next round or the rematch. `since` is when the running clock began, in ms since the epoch.
    `delivered`: the event for whose game this is has its result.
    """

    options: TableOptions
    rules: RuleSet
    seed: Seed
    commitment: str
    seats: tuple[Occupant | None, ...]
    ready: frozenset[int] = frozenset()
    match: Match | None = None
    rounds: int = 0
    sequence: int = 1
    position: int = 0
    since: int
    closed: bool = False
    event_game: EventGame | None = None
    delivered: bool = False

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        if self.closed:
            return Phase.CLOSED
        if self.match is None:
            return Phase.WAITING
        if self.match.end is not None:
            return Phase.MATCH_OVER
        over = self.match.round is not None and self.match.round.finish is not None
        return Phase.ROUND_OVER if over else Phase.PLAYING

    @property
    def people(self) -> tuple[str, ...]:
        """The ids of the people seated, in the order of the seats."""
        return tuple(occupant.person for occupant in self.seats if isinstance(occupant, Person))

    @property
    def nonces(self) -> tuple[str, ...]:
        """Each seat's share in the chance of the deals; a bot's is empty."""
        return tuple(occupant.nonce if isinstance(occupant, Person) else BOTS_NONCE for occupant in self.seats)

    @property
    def everyone_ready(self) -> bool:
        """Whether no person is being waited for."""
        return self.awaited <= self.ready

    @property
    def awaited(self) -> frozenset[int]:
        """The seats of the people without whom the next round, or the rematch, doesn't begin.

        Who has dropped out holds up nobody who plays on; among bots, the next round is dealt for who watches them.
        """
        people = frozenset(seat for seat, occupant in enumerate(self.seats) if isinstance(occupant, Person))
        if self.match is None or self.match.end is not None:
            return people
        return people.intersection(self.match.in_play) or people

    def seat_of(self, person: str) -> int | None:
        """The person's seat, or None."""
        for seat, occupant in enumerate(self.seats):
            if isinstance(occupant, Person) and occupant.person == person:
                return seat
        return None

    def bot_in_turn(self) -> Bot | None:
        """The bot whose turn it is, or None."""
        if self.closed or self.match is None or self.match.turn is None:
            return None
        occupant = self.seats[self.match.turn]
        return occupant if isinstance(occupant, Bot) else None

    def apply(self, event: TableEvent) -> "Table":
        """The table after the event, which must be one that can happen now."""
        sequence = self.sequence + 1
        match event:
            case Happened(at=at, event=happened):
                assert self.match is not None, "a match happens after its start"
                is_new_round = isinstance(happened, Dealt) and happened.attempt == 0
                return msgspec.structs.replace(
                    self,
                    match=self.match.apply(happened),
                    ready=frozenset[int](),
                    rounds=self.rounds + is_new_round,
                    sequence=sequence,
                    position=sequence,
                    since=at,
                )
            case Started(at=at):
                start = new_match(self.rules, len(self.seats))
                return msgspec.structs.replace(
                    self, match=start, ready=frozenset[int](), sequence=sequence, position=sequence, since=at
                )
            case Sat(seat=seat, person=person, name=name, nonce=nonce):
                return self._seated({seat: Person(person, name, nonce)}, sequence)
            case BotSat(seat=seat, character=character, level=level):
                return self._seated({seat: Bot(character, level)}, sequence)
            case ChangedSeat(seat=seat, to=to):
                return self._seated({seat: None, to: self.seats[seat]}, sequence)
            case Stood(seat=seat):
                return self._seated({seat: None}, sequence)
            case Readied(seat=seat):
                return msgspec.structs.replace(self, ready=self.ready | {seat}, sequence=sequence)
            case Resumed(at=at):
                return msgspec.structs.replace(self, since=at, sequence=sequence)
            case Closed():
                return msgspec.structs.replace(self, closed=True, sequence=sequence)
            case Delivered():
                return msgspec.structs.replace(self, delivered=True, sequence=sequence)
            case Opened():
                message = "a table is opened once"
                raise AssertionError(message)

    def _seated(self, changes: Mapping[int, Occupant | None], sequence: int) -> "Table":
        seats = tuple(changes.get(seat, occupant) for seat, occupant in enumerate(self.seats))
        return msgspec.structs.replace(self, seats=seats, sequence=sequence)


def opened(event: Opened) -> Table:
    """The table after its first event."""
    return Table(
        options=event.options,
        rules=event.rules,
        seed=event.seed,
        commitment=event.commitment,
        seats=(None,) * event.options.seats,
        since=event.at,
        event_game=event.event_game,
    )


def replay(events: Iterable[TableEvent]) -> Table:
    """The table after all these events, of which the first is its opening."""
    remaining = iter(events)
    first = next(remaining)
    assert isinstance(first, Opened), "a table's log begins with its opening"
    table = opened(first)
    for event in remaining:
        table = table.apply(event)
    return table
