"""The log, for organisers."""

from collections.abc import Iterable

from kozel.club.evening.course import Course, undone
from kozel.club.evening.decide import undoable
from kozel.club.evening.event import Arrived, Reported, SignedUp, Undone
from kozel.club.evening.log import line, reason_of
from kozel.web.club.message import LogLine


def log_lines(course: Course, acts: Iterable[int]) -> tuple[LogLine, ...]:
    """The log's lines of these numbers, in their order."""
    numbers = tuple(acts)
    if not numbers:
        return ()
    left_out = undone(course.events)
    may_undo = undoable(course, min(numbers))
    return tuple(_line(course, act, undoable=act in may_undo, is_undone=act in left_out) for act in numbers)


def _line(course: Course, act: int, *, undoable: bool, is_undone: bool) -> LogLine:
    event = course.events[act - 1]
    meant = event
    while isinstance(meant, Undone):
        meant = course.events[meant.act - 1]
    said = line(course.evening, meant)
    return LogLine(
        act=act,
        at=event.at,
        by=event.by or _on_phone(course, event),
        what=said.what,
        values=said.values,
        reason=reason_of(event),
        organised=bool(event.by),
        undoable=undoable,
        undone=is_undone,
        undoes=event.act if isinstance(event, Undone) else None,
    )


def _on_phone(course: Course, event: object) -> str:
    """The name of whoever did it on their phone, as far as that is known."""
    roster = course.evening.roster
    match event:
        case Reported(player=player) if player:
            return roster.name(player)
        case SignedUp(entry=entry):
            return entry.people[0].name
        case Arrived(entry=entry):
            entrant = roster.entrant(entry)
            return "" if entrant is None else roster.name(entrant.players[0])
        case _:
            return ""
