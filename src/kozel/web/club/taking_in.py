"""A whole event from its file: what it must be before anybody can find it here."""

from kozel.club.evening.course import Course, replay
from kozel.club.evening.decide import PlayersPhone
from kozel.club.evening.event import EveningEvent
from kozel.club.interchange import FileFault, FileFaultCode, InvalidFileError, read_event_file
from kozel.web.club.reckoned import Reckoned
from kozel.web.club.shown import Links
from kozel.web.club.view import log_lines, organiser_view, phone_view, public_round, public_view, screen_view

LARGEST_FILE = 8 * 1_048_576
"""An event of 400 people and twelve rounds is a megabyte."""

_NOBODYS = Links(public="", screen="", sign_up="")


def taken_in(data: bytes, secret: str) -> tuple[EveningEvent, ...] | FileFault:
    """The events of a file, with a new secret, if every page of the event can be shown; else what is wrong with it."""
    try:
        events = read_event_file(data, secret)
    except InvalidFileError as error:
        return error.faults[0]
    try:
        _show_all(replay(events))
    except Exception:  # noqa: BLE001 - events that never happened so fail in ways that can't be foreseen
        return FileFault(code=FileFaultCode.EVENT_MISFIT)
    return events


def _show_all(course: Course) -> None:
    """Make each page once."""
    evening = course.evening
    reckoned = Reckoned(evening)
    now = course.events[-1].at
    organiser_view("", course, reckoned, evening.organisers[0], _NOBODYS, now)
    screen_view("", course, reckoned, _NOBODYS, now)
    public_view("", course, reckoned, _NOBODYS, now)
    log_lines(course, range(1, course.version + 1))
    for found in evening.rounds:
        public_round(reckoned, found, now)
    for participant in evening.roster.participants:
        phone_view("", course, reckoned, PlayersPhone(participant.id), _NOBODYS, now)
