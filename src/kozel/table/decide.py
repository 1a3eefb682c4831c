"""A table's decisions: (table, command, now) → what happens, or a refusal."""

import msgspec

from kozel.fair.chain import CHAIN_LENGTH, round_key
from kozel.fair.nonce import BOTS_NONCE, is_persons_nonce
from kozel.fair.order import tile_order
from kozel.rules.deal import deal
from kozel.rules.event import TimedOut
from kozel.rules.match import Match
from kozel.rules.move import Move
from kozel.rules.refusal import Refusal
from kozel.table.clock import deadline
from kozel.table.command import (
    ChangeSeat,
    Close,
    Command,
    Deliver,
    MakeBotMove,
    MakeMove,
    Open,
    OpenForEvent,
    Ready,
    Resume,
    RunOut,
    Sit,
    Stand,
    Start,
    TakeSeat,
)
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
from kozel.table.name import LONGEST_NAME, clean_name
from kozel.table.options import rules_of
from kozel.table.phase import Phase
from kozel.table.refusal import TableRefusal, TableRefusalCode
from kozel.table.seat import Person, characters_for
from kozel.table.table import Table, opened


class Decision(msgspec.Struct, frozen=True):
    """What happens, in order, and the table after it."""

    events: tuple[TableEvent, ...]
    table: Table


Outcome = tuple[TableEvent, ...] | TableRefusal


def open_table(command: Open, now: int) -> Decision | TableRefusal:
    """Open a table: its first events, or why it can't be opened."""
    rules = rules_of(command.options)
    if rules is None:
        return TableRefusal(TableRefusalCode.BAD_OPTIONS)
    if command.start and command.options.bots is None:
        return TableRefusal(TableRefusalCode.NO_BOTS)
    opening = Opened(at=now, options=command.options, rules=rules, seed=command.seed, commitment=command.commitment)
    table = opened(opening)
    sat = _sits(table, Sit(person=command.person, name=command.name, nonce=command.nonce), now)
    if isinstance(sat, TableRefusal):
        return sat
    decision = _decision(table, sat + (_bots_sit(table.apply(sat[0]), now) if command.start else ()), now)
    return Decision((opening, *decision.events), decision.table)


def open_for_event(command: OpenForEvent, now: int) -> Decision | TableRefusal:
    """Open a table for an event's game, where nobody sits yet: its first event, or why it can't be opened."""
    rules = rules_of(command.options)
    if rules is None or command.options.seats != len(command.game.players):
        return TableRefusal(TableRefusalCode.BAD_OPTIONS)
    opening = Opened(
        at=now,
        options=command.options,
        rules=rules,
        seed=command.seed,
        commitment=command.commitment,
        event_game=command.game,
    )
    return Decision((opening,), opened(opening))


def decide(table: Table, command: Command, now: int) -> Decision | TableRefusal:
    """What the command does to the table, with all that follows from it by itself; or why it is refused."""
    if table.closed and not isinstance(command, Deliver):
        return TableRefusal(TableRefusalCode.TABLE_CLOSED)
    match command:
        case MakeMove(person=person, position=position, move=move):
            outcome = _moves(table, table.seat_of(person), position, move, now)
        case MakeBotMove(position=position, move=move):
            outcome = _bot_moves(table, position, move, now)
        case Ready(person=person, position=position):
            outcome = _readies(table, table.seat_of(person), position, now)
        case Sit():
            outcome = _sits(table, command, now)
        case TakeSeat():
            outcome = _takes_seat(table, command, now)
        case ChangeSeat(person=person, seat=seat):
            outcome = _changes_seat(table, table.seat_of(person), seat, now)
        case Stand(person=person):
            outcome = _stands(table, table.seat_of(person), now)
        case Start(person=person):
            outcome = _starts(table, table.seat_of(person), now)
        case RunOut(position=position):
            outcome = _runs_out(table, position, now)
        case Resume():
            running = deadline(table) is not None
            outcome = (Resumed(at=now),) if running else TableRefusal(TableRefusalCode.WRONG_PHASE)
        case Close() | Deliver():
            outcome = _ends(table, command, now)
    return outcome if isinstance(outcome, TableRefusal) else _decision(table, outcome, now)


def _decision(table: Table, events: tuple[TableEvent, ...], now: int) -> Decision:
    for event in events:
        table = table.apply(event)
    following = _follows(table, now)
    while following is not None:
        events = (*events, following)
        table = table.apply(following)
        following = _follows(table, now)
    return Decision(events, table)


def _follows(table: Table, now: int) -> TableEvent | None:
    match table.phase:
        case Phase.WAITING if not table.people and table.event_game is None:
            return Closed(at=now)
        case Phase.WAITING if None not in table.seats:
            return Started(at=now)
        case Phase.MATCH_OVER if table.everyone_ready:
            return Started(at=now)
        case Phase.ROUND_OVER if table.everyone_ready:
            return _deals(table, now)
        case Phase.PLAYING if table.match is not None and table.match.awaits_deal:
            return _deals(table, now)
        case _:
            return None


def _deals(table: Table, now: int) -> Happened | Closed:
    match = _match(table)
    number = table.rounds + 1 if match.attempt == 0 else table.rounds
    if number > CHAIN_LENGTH:
        return Closed(at=now)
    key = round_key(table.seed, number)
    order = tile_order(key, match.attempt, table.nonces, table.rules.highest)
    return Happened(at=now, event=deal(match, order))


def _sits(table: Table, command: Sit, now: int) -> tuple[Sat] | TableRefusal:
    if table.event_game is not None:
        return TableRefusal(TableRefusalCode.NOT_INVITED)
    if table.seat_of(command.person) is not None:
        return TableRefusal(TableRefusalCode.ALREADY_SEATED)
    if table.phase is not Phase.WAITING:
        return TableRefusal(TableRefusalCode.TABLE_FULL)
    name = clean_name(command.name)
    if name is None:
        return TableRefusal(TableRefusalCode.BAD_NAME)
    if not is_persons_nonce(command.nonce):
        return TableRefusal(TableRefusalCode.BAD_NONCE)
    seat = _next_free_seat(table) if command.seat is None else command.seat
    refusal = _refuses_seat(table, seat)
    if refusal is not None:
        return refusal
    return (Sat(at=now, seat=seat, person=command.person, name=name, nonce=command.nonce),)


def _next_free_seat(table: Table) -> int:
    """Whoever has no partner yet gets one first: two friends rather play together than against each other."""
    sides = table.rules.sides(len(table.seats))
    begun = {side for side, occupant in zip(sides, table.seats, strict=True) if occupant is not None}
    free = (seat for seat, occupant in enumerate(table.seats) if occupant is None)
    return min(free, key=lambda seat: (sides[seat] not in begun, seat))


def _refuses_seat(table: Table, seat: int) -> TableRefusal | None:
    if not 0 <= seat < len(table.seats):
        return TableRefusal(TableRefusalCode.NO_SUCH_SEAT)
    return None if table.seats[seat] is None else TableRefusal(TableRefusalCode.SEAT_TAKEN)


def _changes_seat(table: Table, seat: int | None, to: int, now: int) -> Outcome:
    if seat is None:
        return TableRefusal(TableRefusalCode.NOT_SEATED)
    if table.event_game is not None:
        return TableRefusal(TableRefusalCode.NOT_INVITED)
    if table.phase is not Phase.WAITING:
        return TableRefusal(TableRefusalCode.WRONG_PHASE)
    return _refuses_seat(table, to) or (ChangedSeat(at=now, seat=seat, to=to),)


def _takes_seat(table: Table, command: TakeSeat, now: int) -> tuple[Sat] | TableRefusal:
    game = table.event_game
    if game is None:
        return TableRefusal(TableRefusalCode.NOT_INVITED)
    if table.seat_of(command.person) is not None:
        return TableRefusal(TableRefusalCode.ALREADY_SEATED)
    if not is_persons_nonce(command.nonce):
        return TableRefusal(TableRefusalCode.BAD_NONCE)
    name = clean_name(command.name[:LONGEST_NAME])
    if name is None:
        return TableRefusal(TableRefusalCode.BAD_NAME)
    before = table.seats[command.seat]
    # The deals to come hang on the nonces, so whoever takes over a seat takes over its nonce.
    nonce = BOTS_NONCE if game.duplicate else before.nonce if isinstance(before, Person) else command.nonce
    return (Sat(at=now, seat=command.seat, person=command.person, name=name, nonce=nonce),)


def _ends(table: Table, command: Close | Deliver, now: int) -> Outcome:
    if table.event_game is None or table.delivered:
        return TableRefusal(TableRefusalCode.WRONG_PHASE)
    return (Closed(at=now),) if isinstance(command, Close) else (Delivered(at=now),)


def _stands(table: Table, seat: int | None, now: int) -> Outcome:
    if seat is None:
        return TableRefusal(TableRefusalCode.NOT_SEATED)
    if table.phase is not Phase.WAITING:
        return TableRefusal(TableRefusalCode.WRONG_PHASE)
    return (Stood(at=now, seat=seat),)


def _starts(table: Table, seat: int | None, now: int) -> Outcome:
    if seat is None:
        return TableRefusal(TableRefusalCode.NOT_SEATED)
    if table.phase is not Phase.WAITING:
        return TableRefusal(TableRefusalCode.WRONG_PHASE)
    if table.options.bots is None:
        return TableRefusal(TableRefusalCode.NO_BOTS)
    return _bots_sit(table, now)


def _bots_sit(table: Table, now: int) -> tuple[TableEvent, ...]:
    level = table.options.bots
    assert level is not None, "bots sit where they were asked for"
    free = (seat for seat, occupant in enumerate(table.seats) if occupant is None)
    characters = characters_for(table.commitment)
    return tuple(
        BotSat(at=now, seat=seat, character=character, level=level)
        for seat, character in zip(free, characters, strict=False)
    )


def _moves(table: Table, seat: int | None, position: int, move: Move, now: int) -> Outcome:
    if seat is None:
        return TableRefusal(TableRefusalCode.NOT_SEATED)
    if table.match is None:
        return TableRefusal(TableRefusalCode.WRONG_PHASE)
    if position != table.position:
        return TableRefusal(TableRefusalCode.STALE)
    end = deadline(table)
    if end is not None and now >= end and seat == table.match.turn:
        return TableRefusal(TableRefusalCode.TIME_IS_UP)
    return _made(table.match, seat, move, now)


def _bot_moves(table: Table, position: int, move: Move, now: int) -> Outcome:
    if position != table.position:
        return TableRefusal(TableRefusalCode.STALE)
    if table.bot_in_turn() is None:
        return TableRefusal(TableRefusalCode.WRONG_PHASE)
    match = _match(table)
    assert match.turn is not None, "a bot is in turn"
    return _made(match, match.turn, move, now)


def _made(match: Match, seat: int, move: Move, now: int) -> Outcome:
    refusal = match.refuses(seat, move)
    return _refused(refusal) if refusal is not None else (Happened(at=now, event=match.event(move)),)


def _refused(refusal: Refusal) -> TableRefusal:
    return TableRefusal(refusal.code, refusal.tile)


def _readies(table: Table, seat: int | None, position: int, now: int) -> Outcome:
    if seat is None:
        return TableRefusal(TableRefusalCode.NOT_SEATED)
    if position != table.position:
        return TableRefusal(TableRefusalCode.STALE)
    is_rematch = table.phase is Phase.MATCH_OVER
    if table.phase is not Phase.ROUND_OVER and (not is_rematch or table.event_game is not None):
        return TableRefusal(TableRefusalCode.WRONG_PHASE)
    if seat in table.ready:
        return TableRefusal(TableRefusalCode.ALREADY_READY)
    return (Readied(at=now, seat=seat),)


def _runs_out(table: Table, position: int, now: int) -> Outcome:
    end = deadline(table)
    if position != table.position or end is None or now < end:
        return TableRefusal(TableRefusalCode.STALE)
    if table.phase is Phase.WAITING:
        return (Closed(at=now),)
    if table.phase is Phase.ROUND_OVER:
        return (_deals(table, now),)
    turn = _match(table).turn
    assert turn is not None, "a clock runs for the seat in turn"
    return (Happened(at=now, event=TimedOut(turn)),)


def _match(table: Table) -> Match:
    assert table.match is not None, "there is a match after the start"
    return table.match
