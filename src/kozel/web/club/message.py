"""What pages send of a club's evening, and the short answers, as JSON. docs/club-api.md shows each with its address.

What is shown of an evening is in `shown.py`. The client's types come from both (`client/src/generated/club.ts`).
"""

import msgspec

from kozel.club.evening.command import OrganiserCommand, Person, PhoneCommand, Registration
from kozel.club.evening.plan import Plan


class Ordered(msgspec.Struct, frozen=True, kw_only=True):
    """An organiser's command. `command` is an id of the page's own; `version` that of the view it was made on."""

    command: str
    version: int
    act: OrganiserCommand


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """A player's command, from their phone."""

    command: str
    act: PhoneCommand


class NewEvent(msgspec.Struct, frozen=True, kw_only=True):
    """Create an event. `organiser` is the name that the log calls its first organiser by."""

    command: str
    organiser: str
    plan: Plan


class SignUp(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody signs up by the event's link: one person, or in an event of pairs two."""

    command: str
    people: tuple[Person, ...]


class TakeOnlineSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Sit down at my table on the web. `nonce`: 16 random bytes in hexadecimal, drawn after its commitment was seen."""

    nonce: str


class NewOrganiser(msgspec.Struct, frozen=True, kw_only=True):
    """Let another person organise, by a link of their own."""

    command: str
    name: str


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """The event, and the secret link by which it is organised: it is shown this once and kept nowhere."""

    event: str
    organise: str


class SignedUp(msgspec.Struct, frozen=True, kw_only=True):
    """The player's own page: an address with its key, to be kept on their phone."""

    page: str


class OnlineSeat(msgspec.Struct, frozen=True, kw_only=True):
    """My table on the web: its id, `/table/<id>` being its page, and the commitment that its deals are bound to."""

    table: str
    commitment: str


class SeatTaken(msgspec.Struct, frozen=True, kw_only=True):
    """I sit there now. `nonce` is my share in its deals: empty with duplicate deals, which hang on the seed alone."""

    table: str
    nonce: str


class Accepted(msgspec.Struct, frozen=True, kw_only=True):
    """The command is committed: it will never be lost. A repeated command gets the first answer again."""

    command: str
    version: int


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """What was done: `club_log.<what>` in the catalogue says it, with these values.

    `act` numbers it. `at` is in ms since the epoch. `by`: an organiser's or a player's name, empty for the server.
    `undoable`: it may be taken back now. `undone`: it was. Of what takes another act back, `undoes` is that act's
    number, and `what` and `values` are that act's: `club_log.undone` says it, with the whole as {text}.
    `organised`: an organiser did it; else it came from a phone or a table on the web.
    """

    act: int
    at: int
    by: str
    what: str
    values: dict[str, str | int]
    reason: str
    organised: bool
    undoable: bool
    undone: bool
    undoes: int | None


class ClubRefused(msgspec.Struct, frozen=True, kw_only=True):
    """The command was refused and nothing changed; `code` is the catalogue's key that says why, with these values.

    `row` counts from 1 where one of many is meant. `changed`, with `club_refusal.conflict`: what others have done since
    the version for which the command was made; the page shows it and asks again with the new version.
    """

    code: str
    values: dict[str, str | int] = {}
    row: int | None = None
    changed: tuple[LogLine, ...] = ()


class ImportedRows(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of people comes to; nothing is registered yet. With faults, `entries` is empty."""

    entries: tuple[Registration, ...]
    faults: tuple[ClubRefused, ...]


class LiveVersion(msgspec.Struct, frozen=True, kw_only=True):
    """What `live` says: the evening's version now."""

    version: int


FROM_PAGE = (Ordered, Sent, NewEvent, SignUp, NewOrganiser, TakeOnlineSeat)
