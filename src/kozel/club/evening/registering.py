"""Who comes and goes: registration, check-in, leaving."""

from collections.abc import Iterable

import msgspec

from kozel.club.entry import EntryId
from kozel.club.evening.command import (
    CheckIn,
    EditPerson,
    MarkPaid,
    Person,
    Register,
    Registration,
    Return,
    Withdraw,
)
from kozel.club.evening.evening import Evening
from kozel.club.evening.event import (
    Arrived,
    CheckedIn,
    NewEntry,
    PaymentMarked,
    PersonEdited,
    Registered,
    Returned,
    SignedUp,
    Withdrew,
)
from kozel.club.evening.refusal import EveningCode, EveningRefusal
from kozel.club.evening.roster import EntryStatus
from kozel.club.evening.text import LONGEST_LINE, LONGEST_PERSON, clean_line, clean_reason
from kozel.club.format import Unit

MOST_PEOPLE = 2000
MOST_SIGNED_UP = 500
"""How many may wait for an organiser to see them: the link may have got to somebody who makes fun of it."""

_RATINGS = range(-100_000, 100_001)


def registered(evening: Evening, command: Register, by: str, now: int, number: int) -> Registered | EveningRefusal:
    """Register people, all or none. `number` is that of the event that this comes to."""
    entries = _new_entries(evening, command.entries, number)
    if isinstance(entries, EveningRefusal):
        return entries
    return Registered(at=now, by=by, entries=entries, present=command.present)


def signed_up(evening: Evening, people: tuple[Person, ...], now: int, number: int) -> SignedUp | EveningRefusal:
    """Somebody signs up by the link."""
    if not evening.plan.sign_up or evening.finished:
        return EveningRefusal(EveningCode.SIGN_UP_CLOSED)
    waiting = sum(entrant.status is EntryStatus.SIGNED_UP for entrant in evening.roster.entrants)
    if waiting >= MOST_SIGNED_UP:
        return EveningRefusal(EveningCode.TOO_MANY, {"most": MOST_SIGNED_UP})
    unrated = tuple(msgspec.structs.replace(person, rating=None) for person in people)
    entries = _new_entries(evening, (Registration(people=unrated),), number)
    if isinstance(entries, EveningRefusal):
        return msgspec.structs.replace(entries, row=None)
    return SignedUp(at=now, by="", entry=entries[0])


def edited(evening: Evening, command: EditPerson, by: str, now: int) -> PersonEdited | EveningRefusal:
    """Write a person otherwise."""
    if evening.roster.participant(command.player) is None:
        return EveningRefusal(EveningCode.NO_SUCH_PERSON)
    person = _clean_person(command.person)
    if isinstance(person, EveningRefusal):
        return person
    others = (other.person for other in evening.roster.participants if other.id != command.player)
    if _known_as(person) in set(map(_known_as, others)):
        return EveningRefusal(EveningCode.NAME_TWICE, {"name": person.name})
    return PersonEdited(at=now, by=by, player=command.player, person=person)


def checked_in(evening: Evening, command: CheckIn, by: str, now: int) -> CheckedIn | EveningRefusal:
    """These are here, or not after all."""
    missing = _missing(evening, command.entries)
    if missing is not None:
        return missing
    return CheckedIn(at=now, by=by, entries=command.entries, present=command.present)


def payment_marked(evening: Evening, command: MarkPaid, by: str, now: int) -> PaymentMarked | EveningRefusal:
    """These have paid, or not after all."""
    if not command.players:
        return EveningRefusal(EveningCode.NOBODY)
    if any(evening.roster.participant(player) is None for player in command.players):
        return EveningRefusal(EveningCode.NO_SUCH_PERSON)
    return PaymentMarked(at=now, by=by, players=command.players, paid=command.paid)


def withdrew(evening: Evening, command: Withdraw, by: str, now: int) -> Withdrew | EveningRefusal:
    """Somebody leaves."""
    missing = _missing(evening, (command.entry,))
    if missing is not None:
        return missing
    reason = clean_reason(command.reason, needed=False)
    if isinstance(reason, EveningRefusal):
        return reason
    return Withdrew(at=now, by=by, entry=command.entry, reason=reason)


def returned(evening: Evening, command: Return, by: str, now: int) -> Returned | EveningRefusal:
    """Somebody who left plays on."""
    entrant = evening.roster.entrant(command.entry)
    if entrant is None:
        return EveningRefusal(EveningCode.NO_SUCH_PERSON)
    if entrant.status is not EntryStatus.WITHDRAWN:
        return EveningRefusal(EveningCode.ALREADY_SO)
    return Returned(at=now, by=by, entry=command.entry)


def arrived(evening: Evening, entry: EntryId, now: int) -> Arrived | EveningRefusal:
    """Somebody says on their phone that they are here."""
    entrant = evening.roster.entrant(entry)
    if entrant is None:
        return EveningRefusal(EveningCode.NO_SUCH_PERSON)
    match entrant.status:
        case EntryStatus.WITHDRAWN:
            return EveningRefusal(EveningCode.ASK_ORGANISER)
        case EntryStatus.PRESENT:
            return EveningRefusal(EveningCode.ALREADY_SO)
        case EntryStatus.SIGNED_UP | EntryStatus.REGISTERED:
            return Arrived(at=now, by="", entry=entry)


def left(evening: Evening, entry: EntryId, now: int) -> Withdrew | EveningRefusal:
    """Somebody says on their phone that they can't come."""
    if evening.rounds:
        return EveningRefusal(EveningCode.ASK_ORGANISER)
    return _missing(evening, (entry,)) or Withdrew(at=now, by="", entry=entry)


def _missing(evening: Evening, entries: tuple[EntryId, ...]) -> EveningRefusal | None:
    """Why nothing can be said of these entries, or None."""
    if not entries:
        return EveningRefusal(EveningCode.NOBODY)
    for entry in entries:
        entrant = evening.roster.entrant(entry)
        if entrant is None:
            return EveningRefusal(EveningCode.NO_SUCH_PERSON)
        if entrant.status is EntryStatus.WITHDRAWN:
            return EveningRefusal(EveningCode.HAS_LEFT, {"name": evening.roster.name(entrant.players[0])})
    return None


def _new_entries(
    evening: Evening, registrations: tuple[Registration, ...], number: int
) -> tuple[NewEntry, ...] | EveningRefusal:
    if evening.finished:
        return EveningRefusal(EveningCode.FINISHED)
    if not registrations:
        return EveningRefusal(EveningCode.NOBODY)
    form = evening.plan.format
    size = 2 if form.unit is Unit.PAIR else 1
    if len(evening.roster.participants) + size * len(registrations) > MOST_PEOPLE:
        return EveningRefusal(EveningCode.TOO_MANY, {"most": MOST_PEOPLE})
    known = set(map(_known_as, (participant.person for participant in evening.roster.participants)))
    entries: list[NewEntry] = []
    for row, registration in enumerate(registrations, start=1):
        if len(registration.people) != size:
            return EveningRefusal(EveningCode.WRONG_SIZE, {"n": size}, row)
        if not 1 <= registration.group <= form.groups:
            return EveningRefusal(EveningCode.NO_SUCH_GROUP, {"group": registration.group, "most": form.groups}, row)
        people = _clean_people(registration.people, known)
        if isinstance(people, EveningRefusal):
            return msgspec.structs.replace(people, row=row)
        entry = f"{number}-{row}"
        players = (f"{entry}a", f"{entry}b") if size == 2 else (entry,)
        entries.append(NewEntry(entry=entry, players=players, people=people, group=registration.group))
    return tuple(entries)


def _clean_people(people: Iterable[Person], known: set[tuple[str, str]]) -> tuple[Person, ...] | EveningRefusal:
    """The people as they are kept; each is added to those that are known already."""
    cleaned: list[Person] = []
    for written in people:
        person = _clean_person(written)
        if isinstance(person, EveningRefusal):
            return person
        if _known_as(person) in known:
            return EveningRefusal(EveningCode.NAME_TWICE, {"name": person.name})
        known.add(_known_as(person))
        cleaned.append(person)
    return tuple(cleaned)


def _clean_person(person: Person) -> Person | EveningRefusal:
    name, club, contact = (clean_line(person.name, LONGEST_PERSON), clean_line(person.club), clean_line(person.contact))
    if not name:
        return EveningRefusal(EveningCode.BAD_NAME, {"name": person.name, "longest": LONGEST_PERSON})
    if club is None or contact is None:
        return EveningRefusal(EveningCode.BAD_TEXT, {"longest": LONGEST_LINE})
    if person.rating is not None and person.rating not in _RATINGS:
        return EveningRefusal(EveningCode.BAD_RATING, {"rating": person.rating})
    return msgspec.structs.replace(person, name=name, club=club, contact=contact)


def _known_as(person: Person) -> tuple[str, str]:
    """What tells a person from others: two of one name may come if their clubs differ."""
    return person.name.casefold(), person.club.casefold()
