"""Who takes part: the people, and the entries that are drawn as one."""

from collections.abc import Callable, Collection
from enum import StrEnum

import msgspec

from kozel.club.entry import EntryId, PlayerId
from kozel.club.evening.command import Person
from kozel.club.evening.event import (
    Arrived,
    CheckedIn,
    NewEntry,
    PaymentMarked,
    PersonEdited,
    Registered,
    Returned,
    RosterEvent,
    SignedUp,
    Withdrew,
)


class EntryStatus(StrEnum):
    """Signed up by the link, registered by an organiser, here, or gone."""

    SIGNED_UP = "signed_up"
    REGISTERED = "registered"
    PRESENT = "present"
    WITHDRAWN = "withdrawn"


class Participant(msgspec.Struct, frozen=True, kw_only=True):
    """A person of the event."""

    id: PlayerId
    person: Person
    paid: bool = False


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Who is drawn as one. `late`: came after the first draw."""

    id: EntryId
    players: tuple[PlayerId, ...]
    group: int
    status: EntryStatus
    late: bool


class Roster(msgspec.Struct, frozen=True, kw_only=True):
    """All people and entries, in the order in which they were registered; those who left stay in it."""

    participants: tuple[Participant, ...] = ()
    entrants: tuple[Entrant, ...] = ()

    def participant(self, player: PlayerId) -> Participant | None:
        """The person of this id, or None."""
        return next((person for person in self.participants if person.id == player), None)

    def entrant(self, entry: EntryId) -> Entrant | None:
        """The entry of this id, or None."""
        return next((entrant for entrant in self.entrants if entrant.id == entry), None)

    def entrant_of(self, player: PlayerId) -> Entrant | None:
        """The entry that this person belongs to, or None."""
        return next((entrant for entrant in self.entrants if player in entrant.players), None)

    def name(self, player: PlayerId) -> str:
        """A person's name, or their id if there is nobody of that id."""
        participant = self.participant(player)
        return player if participant is None else participant.person.name

    def apply(self, event: RosterEvent, *, late: bool) -> "Roster":
        """The roster after the event. `late`: rounds were drawn already.

        An event that speaks of somebody who is not there, because their registration was undone, changes nothing.
        """
        match event:
            case Registered(entries=entries, present=present):
                return self._joined(entries, EntryStatus.PRESENT if present else EntryStatus.REGISTERED, late=late)
            case SignedUp(entry=entry):
                return self._joined((entry,), EntryStatus.SIGNED_UP, late=late)
            case PersonEdited(player=player, person=person):
                return self._with_participants((player,), lambda found: msgspec.structs.replace(found, person=person))
            case PaymentMarked(players=players, paid=paid):
                return self._with_participants(players, lambda found: msgspec.structs.replace(found, paid=paid))
            case CheckedIn(entries=entries, present=present):
                return self._with_status(entries, EntryStatus.PRESENT if present else EntryStatus.REGISTERED)
            case Arrived(entry=entry) | Returned(entry=entry):
                return self._with_status((entry,), EntryStatus.PRESENT)
            case Withdrew(entry=entry):
                return self._with_status((entry,), EntryStatus.WITHDRAWN)

    def _joined(self, entries: tuple[NewEntry, ...], status: EntryStatus, *, late: bool) -> "Roster":
        people = (
            Participant(id=player, person=person)
            for entry in entries
            for player, person in zip(entry.players, entry.people, strict=True)
        )
        entrants = (
            Entrant(id=entry.entry, players=entry.players, group=entry.group, status=status, late=late)
            for entry in entries
        )
        return Roster(participants=(*self.participants, *people), entrants=(*self.entrants, *entrants))

    def _with_participants(
        self, players: Collection[PlayerId], change: Callable[[Participant], Participant]
    ) -> "Roster":
        ids = frozenset(players)
        changed = tuple(change(person) if person.id in ids else person for person in self.participants)
        return msgspec.structs.replace(self, participants=changed)

    def _with_status(self, entries: Collection[EntryId], status: EntryStatus) -> "Roster":
        ids = frozenset(entries)
        changed = tuple(
            msgspec.structs.replace(entrant, status=status) if entrant.id in ids else entrant
            for entrant in self.entrants
        )
        return msgspec.structs.replace(self, entrants=changed)
