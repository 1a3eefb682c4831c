"""A round as it is played: its draw, its games, its clock."""

import msgspec

from kozel.club.draw import RoundDraw
from kozel.club.evening.clock import RoundClock
from kozel.club.evening.event import (
    ClockEvent,
    ClockPaused,
    ClockStarted,
    GameEvent,
    LastHandCalled,
    Reported,
    ResultCame,
    ResultCleared,
    ResultEntered,
    SeatsSwapped,
    TimeAdded,
)
from kozel.club.evening.game import BY_ORGANISER, Game, Reporting


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round as it is played. `drawn` is the number of the event that drew it: slips of another draw say another."""

    draw: RoundDraw
    games: tuple[Game, ...]
    clock: RoundClock | None
    drawn: int
    closed: bool = False

    @property
    def open_tables(self) -> tuple[int, ...]:
        """The tables that have no result yet."""
        return tuple(game.table.number for game in self.games if game.outcome is None)

    def game(self, table: int) -> Game | None:
        """The game at this table, or None."""
        return next((game for game in self.games if game.table.number == table), None)

    def timed(self, event: ClockEvent) -> "Round":
        """The round after something happened to its clock; without a clock nothing does."""
        if self.clock is None:
            return self
        match event:
            case ClockStarted(at=at):
                clock = self.clock.started(at)
            case ClockPaused(at=at):
                clock = self.clock.paused(at)
            case TimeAdded(minutes=minutes):
                clock = self.clock.given(minutes)
            case LastHandCalled():
                clock = msgspec.structs.replace(self.clock, last_hand=True)
        return msgspec.structs.replace(self, clock=clock)

    def played(self, event: GameEvent) -> "Round":
        """The round after something happened to one of its games; to one that isn't there, nothing does."""
        games = tuple(_played(game, event) if game.table.number == event.table else game for game in self.games)
        return msgspec.structs.replace(self, games=games)

    def swapped(self, event: SeatsSwapped) -> "Round":
        """The round with other people at those tables where they changed; what is written at the others stays."""
        games = tuple(
            msgspec.structs.replace(game, table=table) if game.sides == sides else Game(table=table, sides=sides)
            for game, table, sides in zip(self.games, event.draw.tables, event.sides, strict=True)
        )
        return msgspec.structs.replace(self, draw=event.draw, games=games)


def _played(game: Game, event: GameEvent) -> Game:
    match event:
        case ResultEntered(outcome=outcome):
            return game.entered(outcome, BY_ORGANISER)
        case ResultCame(outcome=outcome, source=source):
            return game.entered(outcome, f"table:{source}")
        case ResultCleared():
            return game.cleared()
        case Reported(side=side, player=player, at=at, played=played):
            return game.reported(side, Reporting(at=at, player=player, played=played))
