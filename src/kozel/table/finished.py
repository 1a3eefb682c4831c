"""What may be told of a table's finished rounds: their deals with the keys, to be verified, and the match's record."""

from collections.abc import Iterator, Sequence

import msgspec

from kozel.fair.chain import round_key
from kozel.fair.document import DealsDocument, dealing_rules, round_deals
from kozel.rules.event import Dealt, MatchEvent
from kozel.rules.record import write
from kozel.rules.record.record import record_of
from kozel.table.event import Happened, Opened, Started, TableEvent
from kozel.table.phase import Phase
from kozel.table.seat import Bot, Occupant, Person
from kozel.table.table import Table, opened, replay


class FinishedRound(msgspec.Struct, frozen=True):
    """A round that is over, played out or timed out. `match` counts the table's matches, `number` all its rounds."""

    match: int
    number: int
    key: bytes
    events: tuple[MatchEvent, ...]


def finished_deals(events: Sequence[TableEvent]) -> DealsDocument:
    """The keys and deals of all the rounds that are over; those of others are secret."""
    table = replay(events)
    return DealsDocument(
        rules=dealing_rules(table.rules),
        commitment=table.commitment,
        nonces=table.nonces,
        rounds=tuple(
            round_deals(done.number, done.key, [event for event in done.events if isinstance(event, Dealt)])
            for done in _finished_rounds(events)
        ),
    )


def finished_record(events: Sequence[TableEvent]) -> str | None:
    """The record of the table's latest match with a finished round; None where there is none."""
    table = replay(events)
    rounds = tuple(_finished_rounds(events))
    if not rounds:
        return None
    latest = tuple(done for done in rounds if done.match == rounds[-1].match)
    record = record_of(
        table.rules,
        tuple(map(_name, table.seats)),
        (event for done in latest for event in done.events),
        commitment=table.commitment,
        nonces=table.nonces,
        keys=tuple(done.key.hex() for done in latest),
        first_round=latest[0].number,
    )
    return write(record)


def _finished_rounds(events: Sequence[TableEvent]) -> Iterator[FinishedRound]:
    current: list[MatchEvent] = []
    matches = 0
    for event, table in _steps(events):
        if isinstance(event, Started):
            matches += 1
        if not isinstance(event, Happened):
            continue
        current.append(event.event)
        if table.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            yield FinishedRound(matches, table.rounds, round_key(table.seed, table.rounds), tuple(current))
            current = []


def _steps(events: Sequence[TableEvent]) -> Iterator[tuple[TableEvent, Table]]:
    first, *following = events
    assert isinstance(first, Opened), "a table's log begins with its opening"
    table = opened(first)
    for event in following:
        table = table.apply(event)
        yield event, table


def _name(occupant: Occupant | None) -> str:
    match occupant:
        case Person(name=name):
            return name
        case Bot(character=character):
            return character
        case None:
            return ""
