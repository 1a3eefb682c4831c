"""What happens in an evening. The events are the only truth: an evening is rebuilt from them alone.

One command comes to one event, so an event's number in the log is also that of the act that can be taken back.
`at` is when it happened, in milliseconds since the epoch; `by` is the organiser who did it, by name, or empty where it
was somebody on their phone. The first event holds secrets.
"""

import msgspec

from kozel.club.draw import RoundDraw
from kozel.club.entry import EntryId, PlayerId
from kozel.club.evening.command import Person
from kozel.club.evening.plan import Plan
from kozel.club.format import Format
from kozel.club.result import Outcome, Played, Sides


class _Done(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    at: int
    by: str


class Created(_Done, frozen=True, kw_only=True, tag="created"):
    """The evening was created. `seed` decides its draws and lots; `secret`, in hexadecimal, signs its players' keys."""

    plan: Plan
    seed: str
    secret: str


class OrganiserJoined(_Done, frozen=True, kw_only=True, tag="organiser_joined"):
    """Another organiser was let in."""

    name: str


class OrganiserDismissed(_Done, frozen=True, kw_only=True, tag="organiser_dismissed"):
    """An organiser organises no more."""

    name: str


class PlanChanged(_Done, frozen=True, kw_only=True, tag="plan_changed"):
    """The plan became another."""

    plan: Plan
    reason: str = ""


class NewEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry with its people, each with the id that they are known by from now on."""

    entry: EntryId
    players: tuple[PlayerId, ...]
    people: tuple[Person, ...]
    group: int = 1


class Registered(_Done, frozen=True, kw_only=True, tag="registered"):
    """An organiser registered people. `present`: they are here."""

    entries: tuple[NewEntry, ...]
    present: bool


class SignedUp(_Done, frozen=True, kw_only=True, tag="signed_up"):
    """Somebody signed up by the event's link."""

    entry: NewEntry


class PersonEdited(_Done, frozen=True, kw_only=True, tag="person_edited"):
    """A person's name or club was written otherwise, or another came in their place."""

    player: PlayerId
    person: Person


class CheckedIn(_Done, frozen=True, kw_only=True, tag="checked_in"):
    """These are here, or not after all."""

    entries: tuple[EntryId, ...]
    present: bool


class Arrived(_Done, frozen=True, kw_only=True, tag="arrived"):
    """Somebody said on their phone that they are here."""

    entry: EntryId


class PaymentMarked(_Done, frozen=True, kw_only=True, tag="payment_marked"):
    """These have paid their stake, or not after all."""

    players: tuple[PlayerId, ...]
    paid: bool


class Withdrew(_Done, frozen=True, kw_only=True, tag="withdrew"):
    """Somebody left; `by` is empty where they said so on their phone."""

    entry: EntryId
    reason: str = ""


class Returned(_Done, frozen=True, kw_only=True, tag="returned"):
    """Somebody who had left plays on."""

    entry: EntryId


class RoundDrawn(_Done, frozen=True, kw_only=True, tag="round_drawn"):
    """A round was drawn, or drawn again in place of itself; the one before it is closed.

    `sides` are the people of each table, in the order of the draw's tables. `format` is the event's from now on: what
    its rules leave to the number of entries is fixed with the first draw.
    """

    draw: RoundDraw
    sides: tuple[Sides, ...]
    format: Format
    reason: str = ""


class SeatsSwapped(_Done, frozen=True, kw_only=True, tag="seats_swapped"):
    """Two entries of a round changed places. `draw` and `sides` are as they are now."""

    entries: tuple[EntryId, EntryId]
    draw: RoundDraw
    sides: tuple[Sides, ...]
    reason: str


class ClockStarted(_Done, frozen=True, kw_only=True, tag="clock_started"):
    """A round's clock started, or went on."""

    round: int


class ClockPaused(_Done, frozen=True, kw_only=True, tag="clock_paused"):
    """A round's clock was stopped for a while."""

    round: int


class TimeAdded(_Done, frozen=True, kw_only=True, tag="time_added"):
    """A round was given more minutes, or fewer."""

    round: int
    minutes: int


class LastHandCalled(_Done, frozen=True, kw_only=True, tag="last_hand_called"):
    """An organiser called a round's last hand."""

    round: int


class ResultEntered(_Done, frozen=True, kw_only=True, tag="result_entered"):
    """An organiser wrote, decided or corrected a result."""

    round: int
    table: int
    outcome: Outcome
    reason: str = ""


class ResultCleared(_Done, frozen=True, kw_only=True, tag="result_cleared"):
    """An organiser took a result back, with what phones had reported."""

    round: int
    table: int
    reason: str


class ResultCame(_Done, frozen=True, kw_only=True, tag="result_came"):
    """A game that was played at a table on the web brought its result; `source` is that table's id."""

    round: int
    table: int
    outcome: Outcome
    source: str


class Reported(_Done, frozen=True, kw_only=True, tag="reported"):
    """A side said how its game ended. `player` is whose phone it was, empty for the table's slip."""

    round: int
    table: int
    side: int
    player: PlayerId
    played: Played


class Penalised(_Done, frozen=True, kw_only=True, tag="penalised"):
    """A player's penalty in a round became this."""

    round: int
    player: PlayerId
    points: int
    reason: str


class RoundClosed(_Done, frozen=True, kw_only=True, tag="round_closed"):
    """A round is over."""

    round: int


class Finished(_Done, frozen=True, kw_only=True, tag="finished"):
    """The event is over."""


class Undone(_Done, frozen=True, kw_only=True, tag="undone"):
    """The event of this number is as if it hadn't happened. To take that back is to undo the undoing."""

    act: int


RosterEvent = Registered | SignedUp | PersonEdited | CheckedIn | Arrived | PaymentMarked | Withdrew | Returned
"""What happens to who takes part."""

ClockEvent = ClockStarted | ClockPaused | TimeAdded | LastHandCalled
"""What happens to a round's clock."""

GameEvent = ResultEntered | ResultCleared | ResultCame | Reported
"""What happens to one game."""

EveningEvent = (
    Created
    | OrganiserJoined
    | OrganiserDismissed
    | PlanChanged
    | RosterEvent
    | RoundDrawn
    | SeatsSwapped
    | ClockEvent
    | GameEvent
    | Penalised
    | RoundClosed
    | Finished
    | Undone
)
