"""What an event changes and what a command depends on: by this two organisers don't get into each other's way.

A command that was made on an older version is a conflict only if something that it depends on has changed since; and an
act may be taken back only while nothing that depends on it has been done after it.
"""

from collections.abc import Iterator
from typing import TypeAlias

from kozel.club.evening.command import (
    AddTime,
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
    MarkPaid,
    OrganiserCommand,
    PauseClock,
    Penalise,
    Register,
    Return,
    StartClock,
    SwapSeats,
    Undo,
    Withdraw,
)
from kozel.club.evening.event import (
    Arrived,
    CheckedIn,
    ClockPaused,
    ClockStarted,
    Created,
    EveningEvent,
    Finished,
    LastHandCalled,
    NewEntry,
    OrganiserDismissed,
    OrganiserJoined,
    PaymentMarked,
    Penalised,
    PersonEdited,
    PlanChanged,
    Registered,
    Reported,
    ResultCame,
    ResultCleared,
    ResultEntered,
    Returned,
    RoundClosed,
    RoundDrawn,
    SeatsSwapped,
    SignedUp,
    TimeAdded,
    Undone,
    Withdrew,
)

Subject: TypeAlias = tuple[str | int, ...]
"""Something that may change: its kind, and which of that kind."""

PLAN: Subject = ("plan",)
PEOPLE: Subject = ("people",)
ROUNDS: Subject = ("rounds",)
RESULTS: Subject = ("results",)


def changes(events: tuple[EveningEvent, ...], event: EveningEvent) -> frozenset[Subject]:
    """What the event has changed; `events` are those of the course, in which an undoing finds what it undid."""
    meant, _ = _meant(events, event)
    return frozenset(_changes(meant))


def depends(command: OrganiserCommand) -> frozenset[Subject]:
    """What the command's maker must have seen as it is now."""
    match command:
        case ChangePlan():
            return frozenset({PLAN, ROUNDS})
        case Register():
            return frozenset({PLAN})
        case EditPerson(player=player):
            return frozenset({("person", player)})
        case MarkPaid(players=players):
            return frozenset(("paid", player) for player in players)
        case CheckIn(entries=entries):
            return frozenset(("entry", entry) for entry in entries)
        case Withdraw(entry=entry) | Return(entry=entry):
            return frozenset({("entry", entry), ROUNDS})
        case Draw() | DrawAgain() | Finish():
            return frozenset({PLAN, PEOPLE, ROUNDS, RESULTS})
        case SwapSeats() | CloseRound():
            return frozenset({ROUNDS, RESULTS})
        case StartClock() | PauseClock() | AddTime() | CallLastHand():
            return frozenset({("clock", command.round), ROUNDS})
        case EnterResult() | ClearResult():
            return frozenset({("game", command.round, command.table), ROUNDS})
        case Penalise():
            return frozenset({("penalty", command.round, command.player)})
        case Undo() | DismissOrganiser():
            return frozenset()


def brings_back_on(events: tuple[EveningEvent, ...], event: EveningEvent) -> frozenset[Subject]:
    """If taking this event back brings an act back: what must be as it was when that was undone."""
    meant, times = _meant(events, event)
    return relied_on(meant) if times % 2 == 1 else frozenset()


def relied_on(event: EveningEvent) -> frozenset[Subject]:  # noqa: PLR0912 - one line a kind of event
    """What an act was built on, which therefore can't be taken away from under it.

    A game that phones or tables on the web have spoken of may be taken away: then they say nothing more. The plan may
    not, since by another one they might say what can't be.
    """
    match event:
        case Created() | OrganiserJoined() | OrganiserDismissed() | Undone() | Arrived():
            return frozenset()
        case SignedUp() | Reported() | ResultCame():
            return frozenset({PLAN})
        case PlanChanged():
            return frozenset({PLAN, ROUNDS})
        case Registered():
            return frozenset({PLAN})
        case PersonEdited(player=player):
            return frozenset({("person", player)})
        case PaymentMarked(players=players):
            return frozenset(("person", player) for player in players)
        case CheckedIn(entries=entries):
            return frozenset(("entry", entry) for entry in entries)
        case Withdrew(entry=entry) | Returned(entry=entry):
            return frozenset({("entry", entry)})
        case RoundDrawn() | Finished():
            return frozenset({PLAN, PEOPLE, ROUNDS, RESULTS})
        case SeatsSwapped() | RoundClosed():
            return frozenset({ROUNDS, RESULTS})
        case ClockStarted() | ClockPaused() | TimeAdded() | LastHandCalled():
            return frozenset({("clock", event.round), ROUNDS})
        case ResultEntered() | ResultCleared():
            return frozenset({("game", event.round, event.table), ROUNDS, PLAN})
        case Penalised():
            return frozenset({("penalty", event.round, event.player), ROUNDS, PLAN})


def _meant(events: tuple[EveningEvent, ...], event: EveningEvent) -> tuple[EveningEvent, int]:
    """The act that is undone, or brought back, in the end; and how many undoings lie on it, with this one."""
    times = 0
    while isinstance(event, Undone):
        event = events[event.act - 1]
        times += 1
    return event, times


def _changes(event: EveningEvent) -> Iterator[Subject]:
    match event:
        case PlanChanged():
            yield PLAN
        case Registered(entries=entries):
            yield from _people(*entries)
        case SignedUp(entry=entry):
            yield from _people(entry)
        case PersonEdited(player=player):
            yield ("person", player)
        case PaymentMarked(players=players):
            yield from (("paid", player) for player in players)
        case CheckedIn(entries=entries):
            yield PEOPLE
            yield from (("entry", entry) for entry in entries)
        case Arrived(entry=entry) | Withdrew(entry=entry) | Returned(entry=entry):
            yield from (PEOPLE, ("entry", entry))
        case RoundDrawn() | SeatsSwapped() | RoundClosed() | Finished():
            yield ROUNDS
        case ClockStarted() | ClockPaused() | TimeAdded() | LastHandCalled():
            yield ("clock", event.round)
        case ResultEntered() | ResultCleared() | ResultCame() | Reported():
            yield from (RESULTS, ("game", event.round, event.table))
        case Penalised():
            yield from (RESULTS, ("penalty", event.round, event.player))
        case Created() | OrganiserJoined() | OrganiserDismissed() | Undone():
            return


def _people(*entries: NewEntry) -> Iterator[Subject]:
    yield PEOPLE
    for entry in entries:
        yield ("entry", entry.entry)
        yield from (("person", player) for player in entry.players)
