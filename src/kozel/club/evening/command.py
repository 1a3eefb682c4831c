"""What can be asked of an evening: by its organisers, and by players on their phones.

The organisers' commands are sent as they are here (docs/club-api.md). `reason` is what the log keeps of a correction.
"""

import msgspec

from kozel.club.entry import EntryId, PlayerId
from kozel.club.evening.plan import Plan
from kozel.club.result import Outcome, Played


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody as they are registered. `contact` is for the organisers only and is never shown to others."""

    name: str
    club: str = ""
    contact: str = ""
    rating: int | None = None


class Registration(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to be drawn as one: two people in an event of pairs, else one. `group` counts from 1."""

    people: tuple[Person, ...]
    group: int = 1


class ChangePlan(msgspec.Struct, frozen=True, kw_only=True, tag="change_plan", tag_field="kind"):
    """Plan it otherwise. What is played already is counted anew by the new rules."""

    plan: Plan
    reason: str = ""


class Register(msgspec.Struct, frozen=True, kw_only=True, tag="register", tag_field="kind"):
    """Register people, all or none. `present`: they are here."""

    entries: tuple[Registration, ...]
    present: bool = False


class EditPerson(msgspec.Struct, frozen=True, kw_only=True, tag="edit_person", tag_field="kind"):
    """Write a person's name or club otherwise, or put another in their place (in a pair, for example)."""

    player: PlayerId
    person: Person


class CheckIn(msgspec.Struct, frozen=True, kw_only=True, tag="check_in", tag_field="kind"):
    """These are here, or aren't after all; only who is here is drawn."""

    entries: tuple[EntryId, ...]
    present: bool = True


class MarkPaid(msgspec.Struct, frozen=True, kw_only=True, tag="mark_paid", tag_field="kind"):
    """These have paid their stake, or haven't after all."""

    players: tuple[PlayerId, ...]
    paid: bool = True


class Withdraw(msgspec.Struct, frozen=True, kw_only=True, tag="withdraw", tag_field="kind"):
    """Somebody leaves, before the first draw for good, later with the games that they have played. See `return`."""

    entry: EntryId
    reason: str = ""


class Return(msgspec.Struct, frozen=True, kw_only=True, tag="return", tag_field="kind"):
    """Somebody who left plays on from the next draw."""

    entry: EntryId


class Draw(msgspec.Struct, frozen=True, kw_only=True, tag="draw", tag_field="kind"):
    """Draw the next round. `round` is its number, so that a draw asked for twice is one."""

    round: int


class DrawAgain(msgspec.Struct, frozen=True, kw_only=True, tag="draw_again", tag_field="kind"):
    """Unlock the latest round and draw it anew, for who is there now; its results are dropped (the log keeps them)."""

    round: int
    reason: str


class SwapSeats(msgspec.Struct, frozen=True, kw_only=True, tag="swap_seats", tag_field="kind"):
    """Let two entries of a round change places, at tables without results."""

    round: int
    entries: tuple[EntryId, EntryId]
    reason: str


class StartClock(msgspec.Struct, frozen=True, kw_only=True, tag="start_clock", tag_field="kind"):
    """Start the latest round's clock, or let it run on."""

    round: int


class PauseClock(msgspec.Struct, frozen=True, kw_only=True, tag="pause_clock", tag_field="kind"):
    """Stop it for a while."""

    round: int


class AddTime(msgspec.Struct, frozen=True, kw_only=True, tag="add_time", tag_field="kind"):
    """Give the round more minutes (fewer, if negative)."""

    round: int
    minutes: int


class CallLastHand(msgspec.Struct, frozen=True, kw_only=True, tag="call_last_hand", tag_field="kind"):
    """Call the last hand now."""

    round: int


class EnterResult(msgspec.Struct, frozen=True, kw_only=True, tag="enter_result", tag_field="kind"):
    """Write how a table's game ended, decide a disputed one, or correct one (which needs a reason once it counts)."""

    round: int
    table: int
    outcome: Outcome
    reason: str = ""


class ClearResult(msgspec.Struct, frozen=True, kw_only=True, tag="clear_result", tag_field="kind"):
    """Take a table's result back, with what phones have reported: the game is open again."""

    round: int
    table: int
    reason: str


class Penalise(msgspec.Struct, frozen=True, kw_only=True, tag="penalise", tag_field="kind"):
    """Set a player's penalty points in a round, in place of what they had; 0 takes it back (R8)."""

    round: int
    player: PlayerId
    points: int
    reason: str


class CloseRound(msgspec.Struct, frozen=True, kw_only=True, tag="close_round", tag_field="kind"):
    """The round is over: its standings are no longer provisional. Later changes to it are corrections."""

    round: int


class DismissOrganiser(msgspec.Struct, frozen=True, kw_only=True, tag="dismiss_organiser", tag_field="kind"):
    """The organiser of this name organises no more: their link leads nowhere from now on."""

    name: str


class Finish(msgspec.Struct, frozen=True, kw_only=True, tag="finish", tag_field="kind"):
    """The event is over: final table, prizes."""


class Undo(msgspec.Struct, frozen=True, kw_only=True, tag="undo", tag_field="kind"):
    """Take an act back, one's own, another organiser's or a phone's; `act` is its number in the log.

    What phones have sent since stays.
    """

    act: int


OrganiserCommand = (
    ChangePlan
    | Register
    | EditPerson
    | CheckIn
    | MarkPaid
    | Withdraw
    | Return
    | Draw
    | DrawAgain
    | SwapSeats
    | StartClock
    | PauseClock
    | AddTime
    | CallLastHand
    | EnterResult
    | ClearResult
    | Penalise
    | CloseRound
    | DismissOrganiser
    | Finish
    | Undo
)


class Report(msgspec.Struct, frozen=True, kw_only=True, tag="report", tag_field="kind"):
    """My side says how our game ended. If both sides say the same it is confirmed; if not, it is disputed.

    The points are in the order of the table's sides, not mine first.
    """

    round: int
    table: int
    played: Played


class Arrive(msgspec.Struct, frozen=True, kw_only=True, tag="arrive", tag_field="kind"):
    """I am here (in a pair: we are)."""


class Leave(msgspec.Struct, frozen=True, kw_only=True, tag="leave", tag_field="kind"):
    """I can't come, before the first draw; afterwards only an organiser can withdraw anybody."""


PhoneCommand = Report | Arrive | Leave
