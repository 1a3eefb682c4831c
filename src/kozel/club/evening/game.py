"""A table of a round: who sits there, what both sides' phones have said, what counts."""

from enum import StrEnum

import msgspec

from kozel.club.draw import Table
from kozel.club.entry import PlayerId
from kozel.club.result import Outcome, Played, Sides

BY_ORGANISER, BY_PHONES = "organiser", "phones"
"""Where a result comes from, if not from a table on the web, whose id then says so: "table:…"."""


class GameStatus(StrEnum):
    """In play; reported by one side; by both, differently; by both alike; entered by an organiser; so decided."""

    OPEN = "open"
    HALF = "half"
    DISPUTED = "disputed"
    CONFIRMED = "confirmed"
    ENTERED = "entered"
    DECIDED = "decided"


class Reporting(msgspec.Struct, frozen=True, kw_only=True):
    """What a side has said, when, and whose phone it was (empty: the table's slip)."""

    at: int
    player: PlayerId
    played: Played


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round. `outcome` is what counts; `source` is who it came from."""

    table: Table
    sides: Sides
    status: GameStatus = GameStatus.OPEN
    outcome: Outcome | None = None
    source: str | None = None
    reports: tuple[Reporting | None, Reporting | None] = (None, None)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """Everybody at the table."""
        return (*self.sides[0], *self.sides[1])

    def side_of(self, player: PlayerId) -> int | None:
        """The side on which this player sits, or None."""
        return next((number for number, side in enumerate(self.sides) if player in side), None)

    def reported(self, side: int, reporting: Reporting) -> "Game":
        """The game after a side has said how it ended; what an organiser has written stands."""
        first, second = self.reports
        reports = (reporting, second) if side == 0 else (first, reporting)
        heard = msgspec.structs.replace(self, reports=reports)
        if self.outcome is not None:
            return heard
        match reports:
            case (Reporting(played=one), Reporting(played=other)) if one == other:
                return msgspec.structs.replace(heard, status=GameStatus.CONFIRMED, outcome=one, source=BY_PHONES)
            case (Reporting(), Reporting()):
                return msgspec.structs.replace(heard, status=GameStatus.DISPUTED)
            case _:
                return msgspec.structs.replace(heard, status=GameStatus.HALF)

    def entered(self, outcome: Outcome, source: str) -> "Game":
        """The game with this result, whatever it had before."""
        was_disputed = self.status in (GameStatus.DISPUTED, GameStatus.DECIDED)
        status = GameStatus.DECIDED if was_disputed else GameStatus.ENTERED
        return msgspec.structs.replace(self, outcome=outcome, status=status, source=source)

    def cleared(self) -> "Game":
        """The game without a result, and without what phones have said."""
        return Game(table=self.table, sides=self.sides)
