"""A whole event as one file: all that ever happened in it, so that it goes on elsewhere as if it hadn't moved."""

import re
from collections.abc import Sequence
from typing import Literal

import msgspec

from kozel.club.evening.course import Course, replay
from kozel.club.evening.event import (
    Created,
    EveningEvent,
    Penalised,
    PlanChanged,
    Reported,
    ResultCame,
    ResultEntered,
    RoundDrawn,
    SeatsSwapped,
    Undone,
)
from kozel.club.evening.reckoning import entries_to_rank
from kozel.club.interchange.fault import FileFault, FileFaultCode, InvalidFileError, of_result
from kozel.club.prizes import refuses_money
from kozel.club.result import Forfeited, Result, refused, refuses_penalty
from kozel.shape.misfit import Misfit, misfit_of


class EventFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file. `events` are the evening's, without the secret that signs its players' keys."""

    kind: Literal["kozel club event"] = "kozel club event"
    version: Literal[1] = 1
    events: tuple[EveningEvent, ...]


def write_event_file(events: Sequence[EveningEvent]) -> bytes:
    """The file of an evening's events, as JSON that a person can read."""
    first, *others = events
    assert isinstance(first, Created), "an evening begins with its creation"
    file = EventFile(events=(msgspec.structs.replace(first, secret=""), *others))
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def read_event_file(data: bytes, secret: str) -> tuple[EveningEvent, ...]:
    """The events of a file, with a new secret for the new place.

    Raises:
        InvalidFileError: it isn't such a file, or something in it can't be right; a row is an event's number.

    """
    try:
        first, *others = msgspec.json.decode(data, type=EventFile).events
    except msgspec.ValidationError as error:
        raise InvalidFileError(_shape(misfit_of(error))) from None
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise InvalidFileError(FileFault(code=FileFaultCode.NOT_AN_EVENT)) from None
    if not isinstance(first, Created):
        raise InvalidFileError(FileFault(code=FileFaultCode.NOT_AN_EVENT, row=1))
    events = (msgspec.structs.replace(first, secret=secret), *others)
    _check(events)
    return events


def _shape(misfit: Misfit) -> FileFault:
    """The number of the event that it is in, if it is in one; where in it that is, and the value if one is known."""
    event = re.match(r"events\[(\d+)\]\.?", misfit.path)
    inside = msgspec.structs.replace(misfit, path=misfit.path[event.end() :]) if event else misfit
    place = inside.place or "$"
    found = f"{place}: {misfit.value}" if misfit.value else place
    return FileFault(code=FileFaultCode.EVENT_SHAPE, row=int(event[1]) + 1 if event else None, found=found)


def _check(events: tuple[EveningEvent, ...]) -> None:
    """Refuse what no event of ours could have come to."""
    for row, event in enumerate(events, 1):
        if isinstance(event, Created | PlanChanged):
            money = event.plan.fund
            refusal = refuses_money(money.stake, money.fee, money.sponsor, money.shares)
            if refusal is not None:
                found, expected = str(refusal.found), str(refusal.expected)
                raise InvalidFileError(FileFault(code=FileFaultCode.MONEY, row=row, found=found, expected=expected))
    evening = _replayed(events).evening
    form, entries = evening.plan.format, entries_to_rank(evening)
    games = [(found.draw.round, game) for found in evening.rounds for game in found.games]
    neither = Forfeited(absent=(True, True))
    told = [Result(round=number, sides=game.sides, outcome=game.outcome or neither) for number, game in games]
    for index, refusal in refused(form, entries, told):
        number, game = games[index]
        raise InvalidFileError(of_result(refusal, _row(events, number, game.table.number)))
    for penalty in evening.penalties:
        refusal = refuses_penalty(form, entries, penalty)
        if refusal is not None:
            raise InvalidFileError(of_result(refusal, _row(events, penalty.round, None)))


def _row(events: tuple[EveningEvent, ...], number: int, table: int | None) -> int:
    """The latest event about this table of the round of that number, or (None) about a penalty in it."""
    rows = [1]
    for row, event in enumerate(events, 1):
        match event:
            case RoundDrawn(draw=draw) | SeatsSwapped(draw=draw) if draw.round == number:
                rows.append(row)
            case ResultEntered() | ResultCame() | Reported() if (event.round, event.table) == (number, table):
                rows.append(row)
            case Penalised(round=told) if table is None and told == number:
                rows.append(row)
            case _:
                pass
    return rows[-1]


def _replayed(events: tuple[EveningEvent, ...]) -> Course:
    """The evening of the events, one by one, so that the first that doesn't fit is found."""
    course = replay(events[:1])
    for row, event in enumerate(events[1:], 2):
        misfit = InvalidFileError(FileFault(code=FileFaultCode.EVENT_MISFIT, row=row))
        if not _fits(course, event):
            raise misfit
        try:
            course = course.apply(event)
        except Exception:  # noqa: BLE001 - an event that never happened fits in no way that could be foreseen
            raise misfit from None
    return course


def _fits(course: Course, event: EveningEvent) -> bool:
    """Whether what the event speaks of was there."""
    match event:
        case ResultEntered() | ResultCame() | Reported():
            return course.evening.game(event.round, event.table) is not None
        case RoundDrawn(draw=draw):
            return 1 <= draw.round <= len(course.evening.rounds) + 1
        case Undone(act=act):
            return 1 <= act <= course.version and not isinstance(course.events[act - 1], Created)
        case _:
            return not isinstance(event, Created)
