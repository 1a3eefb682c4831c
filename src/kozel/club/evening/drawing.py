"""Rounds: drawing them, letting people change places, closing them, ending the event."""

from collections.abc import Mapping

import msgspec

from kozel.club.draw import ImpossibleDrawError, RoundDraw, draw, seated
from kozel.club.entry import Entry, EntryId
from kozel.club.evening.command import CloseRound, Draw, DrawAgain, Finish, SwapSeats
from kozel.club.evening.evening import Evening
from kozel.club.evening.event import Finished, RoundClosed, RoundDrawn, SeatsSwapped
from kozel.club.evening.reckoning import (
    drawn_entries,
    entries_to_draw,
    history,
    penalties_that_count,
    planned_rounds,
    records,
)
from kozel.club.evening.refusal import EveningCode, EveningRefusal
from kozel.club.evening.round import Round
from kozel.club.evening.text import clean_reason
from kozel.club.format import bye_rule, withdrawal_rule
from kozel.club.result import Sides


def drawn(evening: Evening, command: Draw, by: str, now: int) -> RoundDrawn | EveningRefusal:
    """Draw the next round, for everybody who is here."""
    if evening.finished:
        return EveningRefusal(EveningCode.FINISHED)
    latest = evening.latest
    if command.round <= len(evening.rounds):
        return EveningRefusal(EveningCode.ALREADY_DRAWN, {"round": command.round})
    if command.round > len(evening.rounds) + 1:
        return EveningRefusal(EveningCode.NO_SUCH_ROUND, {"round": command.round})
    if latest is not None and latest.open_tables:
        return _open_tables(latest)
    if len(evening.rounds) == planned_rounds(evening):
        return EveningRefusal(EveningCode.NO_MORE_ROUNDS, {"n": len(evening.rounds)})
    return _drawn(evening, by, now, "")


def drawn_again(evening: Evening, command: DrawAgain, by: str, now: int) -> RoundDrawn | EveningRefusal:
    """Unlock the latest round and draw it in place of what it was."""
    latest = evening.latest
    if evening.finished:
        return EveningRefusal(EveningCode.FINISHED)
    if latest is None or command.round != latest.draw.round:
        return EveningRefusal(EveningCode.NOT_LATEST, {"round": command.round})
    reason = clean_reason(command.reason, needed=True)
    if isinstance(reason, EveningRefusal):
        return reason
    before = msgspec.structs.replace(
        evening,
        rounds=evening.rounds[:-1],
        penalties=tuple(penalty for penalty in evening.penalties if penalty.round < command.round),
    )
    return _drawn(before, by, now, reason)


def swapped(evening: Evening, command: SwapSeats, by: str, now: int) -> SeatsSwapped | EveningRefusal:
    """Let two entries of the latest round change places, of which neither has a result there."""
    latest = evening.latest
    if latest is None or command.round != latest.draw.round or latest.closed:
        return EveningRefusal(EveningCode.NOT_LATEST, {"round": command.round})
    reason = clean_reason(command.reason, needed=False)
    if isinstance(reason, EveningRefusal):
        return reason
    one, other = command.entries
    if one == other or not drawn_entries(latest.draw).issuperset(command.entries):
        return EveningRefusal(EveningCode.CANNOT_SWAP)
    moved = _with_swapped(latest.draw, {one: other, other: one})
    sides = _sides(evening, moved)
    if any(
        game.outcome is not None and game.sides != now_there
        for game, now_there in zip(latest.games, sides, strict=True)
    ):
        return EveningRefusal(EveningCode.CANNOT_SWAP)
    return SeatsSwapped(at=now, by=by, entries=command.entries, draw=moved, sides=sides, reason=reason)


def closed(evening: Evening, command: CloseRound, by: str, now: int) -> RoundClosed | EveningRefusal:
    """The latest round is over."""
    latest = evening.latest
    if latest is None or command.round != latest.draw.round:
        return EveningRefusal(EveningCode.NOT_LATEST, {"round": command.round})
    if latest.closed:
        return EveningRefusal(EveningCode.ALREADY_SO)
    return _open_tables(latest) if latest.open_tables else RoundClosed(at=now, by=by, round=command.round)


def finished(evening: Evening, command: Finish, by: str, now: int) -> Finished | EveningRefusal:
    """The event is over."""
    del command
    latest = evening.latest
    if evening.finished:
        return EveningRefusal(EveningCode.FINISHED)
    if latest is None:
        return EveningRefusal(EveningCode.NO_SUCH_ROUND, {"round": 1})
    return _open_tables(latest) if latest.open_tables else Finished(at=now, by=by)


def _open_tables(latest: Round) -> EveningRefusal:
    tables = latest.open_tables
    return EveningRefusal(EveningCode.OPEN_TABLES, {"n": len(tables), "table": tables[0]})


def _drawn(evening: Evening, by: str, now: int, reason: str) -> RoundDrawn | EveningRefusal:
    entries = entries_to_draw(evening)
    form = evening.plan.format
    if not evening.rounds:
        # What the rules leave to the number of entries is fixed now: late ones don't change what a bye is worth.
        rule = bye_rule(form, sum(not entry.withdrawn for entry in entries))
        form = msgspec.structs.replace(form, bye=rule, withdrawal=withdrawal_rule(form))
    try:
        made = draw(form, entries, history(evening), evening.seed, records(evening), penalties_that_count(evening))
    except ImpossibleDrawError as error:
        return EveningRefusal(error.fault, {"least": error.least})
    return RoundDrawn(at=now, by=by, draw=made, sides=_sides(evening, made), format=form, reason=reason)


def _sides(evening: Evening, made: RoundDraw) -> tuple[Sides, ...]:
    entries = tuple(
        Entry(id=entrant.id, players=entrant.players, group=entrant.group) for entrant in evening.roster.entrants
    )
    return tuple(seated(table, entries) for table in made.tables)


def _with_swapped(made: RoundDraw, other: Mapping[EntryId, EntryId]) -> RoundDraw:
    tables = tuple(
        msgspec.structs.replace(
            table, sides=tuple(tuple(other.get(entry, entry) for entry in side) for side in table.sides)
        )
        for table in made.tables
    )
    byes = tuple(msgspec.structs.replace(bye, entry=other.get(bye.entry, bye.entry)) for bye in made.byes)
    return msgspec.structs.replace(made, tables=tables, byes=byes)
