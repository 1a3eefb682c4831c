"""What a person sees of a table: its seats, its clock, and the match as their seat may know it."""

from collections.abc import Collection, Iterable

import msgspec

from kozel.rules.event import Dealt, Drew
from kozel.rules.redeal import Redeal, redeal_of
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import MatchEventView, MatchView, event_view, seat_view, view
from kozel.table.clock import remaining_ms
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
from kozel.table.options import RulesView, TableOptions, rules_view
from kozel.table.phase import Phase
from kozel.table.seat import Bot, Occupant, Person
from kozel.table.table import Table


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there. `bot` is a bot's character, whose name is in the catalogue; then `name` is that character too.

    `ready`: has asked for the next round, or the rematch. `awaited`: it doesn't begin before they ask. `present`: has a
    page open (bots always).
    """

    name: str
    bot: str | None
    present: bool
    ready: bool
    awaited: bool


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one person sees it.

    `sequence` numbers the table's latest event; `position` the latest that changed the match: a move names it, so
    that one made for an older position is refused. `sides` are the seats' sides: partners share one. `remaining_ms` is
    what the clock of the seat in turn (or of the pause between rounds) still has, at the moment of sending. `rounds`
    counts the rounds dealt in all the table's matches. `event`: the id of the event for whose game it was opened; such
    a match has no rematch, and only the event's players sit there.
    """

    table: str
    sequence: int
    position: int
    phase: Phase
    options: TableOptions
    rules: RulesView
    seat: int | None
    seats: tuple[SeatView | None, ...]
    sides: tuple[int, ...]
    remaining_ms: int | None
    match: MatchView | None
    commitment: str
    rounds: int
    event: str | None


class SatView(msgspec.Struct, frozen=True, tag="sat", tag_field="kind"):
    """Somebody sat down."""

    seat: int
    name: str
    bot: str | None


class ChangedSeatView(msgspec.Struct, frozen=True, tag="changed_seat", tag_field="kind"):
    """Somebody moved to another seat before the match began."""

    seat: int
    to: int


class StoodView(msgspec.Struct, frozen=True, tag="stood", tag_field="kind"):
    """Somebody left their seat before the match began."""

    seat: int


class ReadyView(msgspec.Struct, frozen=True, tag="ready", tag_field="kind"):
    """Somebody asked for the next round, or for the rematch."""

    seat: int


class RedealtView(msgspec.Struct, frozen=True, tag="redealt", tag_field="kind"):
    """The deal was taken back; the next one follows."""

    redeal: Redeal


class StartedView(msgspec.Struct, frozen=True, tag="started", tag_field="kind"):
    """A match began; the first, or a rematch."""


class ClosedView(msgspec.Struct, frozen=True, tag="closed", tag_field="kind"):
    """The table was closed."""


TableEventView = (
    SatView | ChangedSeatView | StoodView | ReadyView | StartedView | RedealtView | ClosedView | MatchEventView
)


def table_view(table_id: str, table: Table, seat: int | None, now: int, present: Collection[str]) -> TableView:
    """The table as the person in that seat sees it, or as somebody without a seat does when `seat` is None.

    `now` is in milliseconds since the epoch; `present` are the ids of the people who have a page open.
    """
    awaited = table.awaited
    common = TableView(
        table=table_id,
        sequence=table.sequence,
        position=table.position,
        phase=table.phase,
        options=table.options,
        rules=rules_view(table.rules),
        seat=None,
        seats=tuple(
            _occupant_view(occupant, ready=number in table.ready, awaited=number in awaited, present=present)
            for number, occupant in enumerate(table.seats)
        ),
        sides=table.rules.sides(len(table.seats)),
        remaining_ms=remaining_ms(table, now),
        match=None if table.match is None else view(table.match, None),
        commitment=table.commitment,
        rounds=table.rounds,
        event=None if table.event_game is None else table.event_game.event,
    )
    return common if seat is None else seat_table_view(common, table, seat)


def seat_table_view(common: TableView, table: Table, seat: int) -> TableView:
    """The table as the person in that seat sees it, from the view that somebody without a seat has of it."""
    if table.match is None or common.match is None:
        return msgspec.structs.replace(common, seat=seat)
    return msgspec.structs.replace(common, seat=seat, match=seat_view(common.match, table.match, seat))


def _occupant_view(
    occupant: Occupant | None, *, ready: bool, awaited: bool, present: Collection[str]
) -> SeatView | None:
    match occupant:
        case None:
            return None
        case Person(person=person, name=name):
            return SeatView(name=name, bot=None, present=person in present, ready=ready, awaited=awaited)
        case Bot(character=character):
            return SeatView(name=character, bot=character, present=True, ready=ready, awaited=awaited)


def event_views(rules: RuleSet, events: Iterable[TableEvent], seat: int | None) -> tuple[TableEventView, ...]:
    """The events as the person in that seat sees them, or as somebody without a seat does."""
    return tuple(seen for event in events for seen in _event_views(rules, event, seat))


def seats_with_secrets(events: Iterable[TableEvent]) -> frozenset[int]:
    """The seats that see more of these events than somebody without a seat."""
    happened = (event.event for event in events if isinstance(event, Happened))
    return frozenset(event.seat for event in happened if isinstance(event, Drew))


def _event_views(rules: RuleSet, event: TableEvent, seat: int | None) -> tuple[TableEventView, ...]:
    match event:
        case Happened(event=Dealt() as dealt):
            redeal = redeal_of(dealt, rules)
            seen = event_view(dealt, seat)
            return (seen,) if redeal is None else (seen, RedealtView(redeal))
        case Happened(event=happened):
            return (event_view(happened, seat),)
        case Sat(seat=number, name=name):
            return (SatView(number, name, None),)
        case BotSat(seat=number, character=character):
            return (SatView(number, character, character),)
        case ChangedSeat(seat=number, to=to):
            return (ChangedSeatView(number, to),)
        case Stood(seat=number):
            return (StoodView(number),)
        case Readied(seat=number):
            return (ReadyView(number),)
        case Started():
            return (StartedView(),)
        case Closed():
            return (ClosedView(),)
        case Opened() | Resumed() | Delivered():
            return ()
