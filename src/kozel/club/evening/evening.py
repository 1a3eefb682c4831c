"""An evening as a value, rebuilt from its events alone."""

from collections.abc import Callable

import msgspec

from kozel.club.evening.clock import clock_of
from kozel.club.evening.event import (
    ClockEvent,
    Created,
    EveningEvent,
    Finished,
    GameEvent,
    OrganiserDismissed,
    OrganiserJoined,
    Penalised,
    PlanChanged,
    RosterEvent,
    RoundClosed,
    RoundDrawn,
    SeatsSwapped,
    Undone,
)
from kozel.club.evening.game import Game
from kozel.club.evening.plan import Plan
from kozel.club.evening.roster import Roster
from kozel.club.evening.round import Round
from kozel.club.result import Penalty


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """An event after some of its events. `penalties` has at most one for a player in a round."""

    plan: Plan
    seed: str
    secret: str
    organisers: tuple[str, ...]
    roster: Roster = Roster()
    rounds: tuple[Round, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    finished: bool = False

    @property
    def latest(self) -> Round | None:
        """The latest round, or None before the first draw."""
        return self.rounds[-1] if self.rounds else None

    def round(self, number: int) -> Round | None:
        """The round of this number, counted from 1, or None."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def game(self, round_number: int, table: int) -> Game | None:
        """The game at a table of a round, or None."""
        found = self.round(round_number)
        return None if found is None else found.game(table)

    def apply(self, event: EveningEvent, number: int) -> "Evening":
        """The evening after the event of this number.

        An event that speaks of somebody or something that is not there, because what had made it was undone, changes
        nothing.
        """
        match event:
            case PlanChanged(plan=plan):
                return msgspec.structs.replace(self, plan=plan)
            case OrganiserJoined(name=name):
                return msgspec.structs.replace(self, organisers=(*self.organisers, name))
            case OrganiserDismissed(name=name):
                remaining = tuple(organiser for organiser in self.organisers if organiser != name)
                return msgspec.structs.replace(self, organisers=remaining)
            case RoundDrawn():
                return self._drawn(event, number)
            case SeatsSwapped(draw=draw):
                return self._with_round(draw.round, lambda found: found.swapped(event))
            case Penalised():
                return self._penalised(event)
            case RoundClosed():
                return self._with_round(event.round, _closed)
            case Finished():
                return msgspec.structs.replace(self, finished=True, rounds=tuple(map(_closed, self.rounds)))
            case Created() | Undone():
                message = "an evening is created once, and what is undone is left out before"
                raise AssertionError(message)
            case _:
                return self._changed(event)

    def _changed(self, event: RosterEvent | ClockEvent | GameEvent) -> "Evening":
        if isinstance(event, RosterEvent):
            roster = self.roster.apply(event, late=len(self.rounds) > 0)
            return msgspec.structs.replace(self, roster=roster)
        if isinstance(event, ClockEvent):
            return self._with_round(event.round, lambda found: found.timed(event))
        return self._with_round(event.round, lambda found: found.played(event))

    def _drawn(self, event: RoundDrawn, number: int) -> "Evening":
        plan = msgspec.structs.replace(self.plan, format=event.format)
        games = tuple(
            Game(table=table, sides=sides) for table, sides in zip(event.draw.tables, event.sides, strict=True)
        )
        new = Round(draw=event.draw, games=games, clock=clock_of(plan), drawn=number)
        before = map(_closed, self.rounds[: event.draw.round - 1])
        return msgspec.structs.replace(self, plan=plan, rounds=(*before, new))

    def _with_round(self, number: int, change: Callable[[Round], Round]) -> "Evening":
        found = self.round(number)
        if found is None:
            return self
        rounds = (*self.rounds[: number - 1], change(found), *self.rounds[number:])
        return msgspec.structs.replace(self, rounds=rounds)

    def _penalised(self, event: Penalised) -> "Evening":
        others = tuple(other for other in self.penalties if (other.round, other.player) != (event.round, event.player))
        penalty = Penalty(round=event.round, player=event.player, points=event.points, reason=event.reason)
        return msgspec.structs.replace(self, penalties=(*others, penalty) if event.points else others)


def _closed(found: Round) -> Round:
    return msgspec.structs.replace(found, closed=True)


def created(event: Created) -> Evening:
    """The evening after its first event."""
    return Evening(plan=event.plan, seed=event.seed, secret=event.secret, organisers=(event.by,))
