"""An evening's decisions: (course, command, now) → what happens, or a refusal."""

import msgspec

from kozel.club.entry import PlayerId
from kozel.club.evening.command import (
    AddTime,
    Arrive,
    CallLastHand,
    ChangePlan,
    CheckIn,
    ClearResult,
    CloseRound,
    DismissOrganiser,
    Draw,
    DrawAgain,
    EditPerson,
    EnterResult,
    Finish,
    Leave,
    MarkPaid,
    OrganiserCommand,
    PauseClock,
    Penalise,
    Person,
    PhoneCommand,
    Register,
    Report,
    Return,
    StartClock,
    SwapSeats,
    Undo,
    Withdraw,
)
from kozel.club.evening.course import Course, undone
from kozel.club.evening.dependence import Subject, brings_back_on, changes, depends, relied_on
from kozel.club.evening.drawing import closed, drawn, drawn_again, finished, swapped
from kozel.club.evening.evening import Evening
from kozel.club.evening.event import Created, EveningEvent, OrganiserDismissed, OrganiserJoined, SignedUp, Undone
from kozel.club.evening.plan import Plan
from kozel.club.evening.planning import changed_plan, clean_plan
from kozel.club.evening.recording import cleared, entered, penalised, reported, timed
from kozel.club.evening.refusal import EveningCode, EveningRefusal
from kozel.club.evening.registering import (
    arrived,
    checked_in,
    edited,
    left,
    payment_marked,
    registered,
    returned,
    signed_up,
    withdrew,
)
from kozel.club.evening.text import LONGEST_PERSON, clean_line

MOST_ORGANISERS = 20

_NEVER_UNDONE = Created | OrganiserJoined | OrganiserDismissed


class PlayersPhone(msgspec.Struct, frozen=True):
    """Whoever opened a player's own page."""

    player: PlayerId


class Slip(msgspec.Struct, frozen=True):
    """Whoever opened the page of a side's slip: the event that drew the round, the table, the side."""

    drawn: int
    table: int
    side: int


Phone = PlayersPhone | Slip


class Conflict(msgspec.Struct, frozen=True):
    """Something that the command depends on was changed by these events, since the version it was made on."""

    events: tuple[int, ...]


Decision = EveningEvent | EveningRefusal


def create(organiser: str, plan: Plan, seed: str, secret: str, now: int) -> Created | EveningRefusal:
    """Create an evening. `seed` and `secret` (hexadecimal) come from outside."""
    name = _organisers_name(organiser)
    if isinstance(name, EveningRefusal):
        return name
    cleaned = clean_plan(plan)
    if isinstance(cleaned, EveningRefusal):
        return cleaned
    return Created(at=now, by=name, plan=cleaned, seed=seed, secret=secret)


def join(evening: Evening, name: str, by: str, now: int) -> OrganiserJoined | EveningRefusal:
    """Let another person organise."""
    cleaned = _organisers_name(name)
    if isinstance(cleaned, EveningRefusal):
        return cleaned
    if cleaned.casefold() in map(str.casefold, evening.organisers):
        return EveningRefusal(EveningCode.NAME_TWICE, {"name": cleaned})
    if len(evening.organisers) >= MOST_ORGANISERS:
        return EveningRefusal(EveningCode.TOO_MANY, {"most": MOST_ORGANISERS})
    return OrganiserJoined(at=now, by=by, name=cleaned)


def sign_up(course: Course, people: tuple[Person, ...], now: int) -> SignedUp | EveningRefusal:
    """Somebody signs up by the event's link."""
    return signed_up(course.evening, people, now, course.version + 1)


def decide(course: Course, command: OrganiserCommand, version: int, by: str, now: int) -> Decision | Conflict:
    """What an organiser's command, made on that version, comes to."""
    conflict = _conflict(course, command, version)
    return conflict or _organised(course, command, by, now)


def decide_phone(course: Course, phone: Phone, command: PhoneCommand, now: int) -> Decision:
    """What a command from a phone comes to."""
    evening = course.evening
    match command:
        case Report():
            side, player = _side(evening, phone, command)
            return reported(evening, command, side, player, now)
        case Arrive() | Leave():
            entrant = evening.roster.entrant_of(phone.player) if isinstance(phone, PlayersPhone) else None
            if entrant is None:
                return EveningRefusal(EveningCode.NO_SUCH_PERSON)
            if not evening.plan.phones:
                return EveningRefusal(EveningCode.PHONES_OFF)
            act = arrived if isinstance(command, Arrive) else left
            return act(evening, entrant.id, now)


def undoable(course: Course, since: int = 1) -> frozenset[int]:
    """The acts from number `since` on that can be taken back.

    What was done by an organiser, on a phone or at a table on the web can that wasn't yet, while nothing that was done
    after it relies on what it changed. An undoing can while moreover nothing on which the act relied that would come
    back has changed. Who is let in has the key already: an organiser is dismissed.
    """
    left_out = undone(course.events)
    found: set[int] = set()
    relied: set[Subject] = set()
    changed: set[Subject] = set()
    for number in range(course.version, since - 1, -1):
        event = course.events[number - 1]
        if number in left_out:
            continue
        its_changes = changes(course.events, event)
        is_free = relied.isdisjoint(its_changes) and changed.isdisjoint(brings_back_on(course.events, event))
        if is_free and not isinstance(event, _NEVER_UNDONE):
            found.add(number)
        relied |= relied_on(event)
        changed |= its_changes
    return frozenset(found)


def _conflict(course: Course, command: OrganiserCommand, version: int) -> Conflict | None:
    needed = depends(command)
    seen = max(0, version)
    since = tuple(
        number
        for number, event in enumerate(course.events[seen:], start=seen + 1)
        if changes(course.events, event) & needed
    )
    return Conflict(since) if since else None


def _organised(course: Course, command: OrganiserCommand, by: str, now: int) -> Decision:  # noqa: PLR0912 - one line a command
    evening = course.evening
    match command:
        case ChangePlan():
            return changed_plan(evening, command, by, now)
        case Register():
            return registered(evening, command, by, now, course.version + 1)
        case EditPerson():
            return edited(evening, command, by, now)
        case CheckIn():
            return checked_in(evening, command, by, now)
        case MarkPaid():
            return payment_marked(evening, command, by, now)
        case Withdraw():
            return withdrew(evening, command, by, now)
        case Return():
            return returned(evening, command, by, now)
        case Draw():
            return drawn(evening, command, by, now)
        case DrawAgain():
            return drawn_again(evening, command, by, now)
        case SwapSeats():
            return swapped(evening, command, by, now)
        case StartClock() | PauseClock() | AddTime() | CallLastHand():
            return timed(evening, command, by, now)
        case EnterResult():
            return entered(evening, command, by, now)
        case ClearResult():
            return cleared(evening, command, by, now)
        case Penalise():
            return penalised(evening, command, by, now)
        case CloseRound():
            return closed(evening, command, by, now)
        case Finish():
            return finished(evening, command, by, now)
        case DismissOrganiser(name=name):
            return _dismissed(evening, name, by, now)
        case Undo(act=act):
            return _undone(course, act, by, now)


def _dismissed(evening: Evening, name: str, by: str, now: int) -> OrganiserDismissed | EveningRefusal:
    if name not in evening.organisers:
        return EveningRefusal(EveningCode.NO_SUCH_PERSON)
    if len(evening.organisers) == 1:
        return EveningRefusal(EveningCode.LAST_ORGANISER)
    return OrganiserDismissed(at=now, by=by, name=name)


def _undone(course: Course, act: int, by: str, now: int) -> Undone | EveningRefusal:
    if act < 1 or act not in undoable(course, act):
        return EveningRefusal(EveningCode.CANNOT_UNDO)
    return Undone(at=now, by=by, act=act)


def _side(evening: Evening, phone: Phone, command: Report) -> tuple[int | None, PlayerId]:
    """The side for which the phone may report at that table, or None, and whose phone it is."""
    found = evening.round(command.round)
    game = None if found is None else found.game(command.table)
    match phone:
        case PlayersPhone(player=player):
            return None if game is None else game.side_of(player), player
        case Slip(drawn=drawn_by, table=table, side=side):
            is_its_own = found is not None and (found.drawn, command.table) == (drawn_by, table)
            return side if is_its_own else None, ""


def _organisers_name(name: str) -> str | EveningRefusal:
    cleaned = clean_line(name, LONGEST_PERSON)
    return cleaned or EveningRefusal(EveningCode.BAD_NAME, {"name": name, "longest": LONGEST_PERSON})
