"""The log as people read it: what was done, with the names and numbers that it speaks of."""

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple, TypeAlias

from kozel.club.evening.evening import Evening
from kozel.club.evening.event import (
    Arrived,
    CheckedIn,
    ClockEvent,
    ClockPaused,
    ClockStarted,
    Created,
    EveningEvent,
    Finished,
    GameEvent,
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
    RosterEvent,
    RoundClosed,
    RoundDrawn,
    SeatsSwapped,
    SignedUp,
    TimeAdded,
    Withdrew,
)
from kozel.club.result import Outcome, Played

Told: TypeAlias = (
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
)
"""Every event but an undoing."""


class Line(NamedTuple):
    """`club_log.<what>` in the catalogue says it, with these values."""

    what: str
    values: dict[str, str | int]


def line(evening: Evening, event: Told) -> Line:  # noqa: PLR0912 - one line a kind of event
    """What happened, by the names that people have now. What was undone is told of as if it were done."""
    match event:
        case Created(plan=plan):
            return Line("created", {"name": plan.name})
        case OrganiserJoined(name=name):
            return Line("organiser_joined", {"name": name})
        case OrganiserDismissed(name=name):
            return Line("organiser_dismissed", {"name": name})
        case PlanChanged():
            return Line("plan_changed", {})
        case Registered(entries=entries):
            return Line("registered", {"names": _new(*entries)})
        case SignedUp(entry=entry):
            return Line("signed_up", {"names": _new(entry)})
        case PersonEdited(person=person):
            return Line("person_edited", {"name": person.name})
        case CheckedIn(entries=entries, present=present):
            return Line("checked_in" if present else "checked_out", {"names": _named(evening, *entries)})
        case Arrived(entry=entry):
            return Line("arrived", {"names": _named(evening, entry)})
        case PaymentMarked(players=players, paid=paid):
            names = _listed(map(evening.roster.name, players))
            return Line("paid" if paid else "not_paid", {"names": names})
        case Withdrew(entry=entry):
            return Line("withdrew", {"names": _named(evening, entry)})
        case Returned(entry=entry):
            return Line("returned", {"names": _named(evening, entry)})
        case RoundDrawn(draw=draw, reason=reason):
            tables = len(draw.tables)
            return Line("drawn_again" if reason else "drawn", {"round": draw.round, "n": tables})
        case SeatsSwapped(entries=(one, other), draw=draw):
            names = {"first": _named(evening, one), "second": _named(evening, other)}
            return Line("swapped", {"round": draw.round, **names})
        case ClockStarted() | ClockPaused() | LastHandCalled():
            return Line(_CLOCK[type(event)], {"round": event.round})
        case TimeAdded(minutes=minutes):
            return Line("time_added" if minutes > 0 else "time_taken", {"round": event.round, "n": abs(minutes)})
        case ResultEntered(outcome=outcome) | ResultCame(outcome=outcome):
            what, values = _outcome(outcome)
            return Line(what, {"round": event.round, "table": event.table, **values})
        case ResultCleared():
            return Line("cleared", {"round": event.round, "table": event.table})
        case Reported(player=player, played=played):
            return Line("reported" if player else "reported_slip", {"table": event.table, **_points(played)})
        case Penalised(player=player, points=points):
            return Line("penalised", {"round": event.round, "name": evening.roster.name(player), "points": points})
        case RoundClosed():
            return Line("closed", {"round": event.round})
        case Finished():
            return Line("finished", {})


def reason_of(event: EveningEvent) -> str:
    """The reason that the log keeps with an event, or ""."""
    match event:
        case PlanChanged() | Withdrew() | RoundDrawn() | SeatsSwapped():
            return event.reason
        case ResultEntered() | ResultCleared() | Penalised():
            return event.reason
        case _:
            return ""


_MOST_NAMES = 8
"""How many names a line has."""

_CLOCK = {ClockStarted: "clock_started", ClockPaused: "clock_paused", LastHandCalled: "last_hand"}


def _new(*entries: NewEntry) -> str:
    return _listed(person.name for entry in entries for person in entry.people)


def _named(evening: Evening, *entries: str) -> str:
    entrants = map(evening.roster.entrant, entries)
    return _listed(evening.roster.name(player) for entrant in entrants if entrant for player in entrant.players)


def _listed(names: Iterable[str]) -> str:
    found = tuple(islice(names, _MOST_NAMES + 1))
    return ", ".join(found) if len(found) <= _MOST_NAMES else ", ".join((*found[:_MOST_NAMES], "…"))


def _outcome(outcome: Outcome) -> Line:
    if isinstance(outcome, Played):
        return Line("result_timed" if outcome.timed else "result", _points(outcome))
    first, second = outcome.absent
    return Line("forfeit_both" if first and second else "forfeit", {"side": 1 if first else 2})


def _points(played: Played) -> dict[str, str | int]:
    return {"first": played.points[0], "second": played.points[1]}
