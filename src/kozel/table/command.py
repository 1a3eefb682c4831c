"""What can be asked of a table: by people, by bots, by the clock, by the server."""

import msgspec

from kozel.fair.chain import Seed
from kozel.rules.move import Move
from kozel.table.event_game import EventGame
from kozel.table.options import TableOptions


class Open(msgspec.Struct, frozen=True, kw_only=True):
    """A person opens a table and takes its first seat.

    `seed` is the secret behind `commitment`, which the person had been told. `start`: bots fill the other seats and
    the match begins at once.
    """

    person: str
    name: str
    nonce: str
    options: TableOptions
    seed: Seed
    commitment: str
    start: bool


class OpenForEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event opens a table for one of its games. `seed` is the secret behind `commitment`."""

    game: EventGame
    options: TableOptions
    seed: Seed
    commitment: str


class Sit(msgspec.Struct, frozen=True, kw_only=True):
    """A person takes this free seat, or the next one where they don't mind which (None)."""

    person: str
    name: str
    nonce: str
    seat: int | None = None


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A person takes the seat that the event has given to them, or takes it over with another device."""

    person: str
    seat: int
    name: str
    nonce: str


class ChangeSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A person moves to this free seat before the match begins."""

    person: str
    seat: int


class Stand(msgspec.Struct, frozen=True, kw_only=True):
    """A person leaves their seat before the match begins."""

    person: str


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """A person lets bots fill the empty seats, and the match begins."""

    person: str


class MakeMove(msgspec.Struct, frozen=True, kw_only=True):
    """A person makes a move in the position that they saw."""

    person: str
    position: int
    move: Move


class MakeBotMove(msgspec.Struct, frozen=True, kw_only=True):
    """The bot in turn makes a move in the position that it was asked about."""

    position: int
    move: Move


class Ready(msgspec.Struct, frozen=True, kw_only=True):
    """A person asks for the next round, or for a rematch."""

    person: str
    position: int


class RunOut(msgspec.Struct, frozen=True, kw_only=True):
    """The clock that was set in this position has run out."""

    position: int


class Resume(msgspec.Struct, frozen=True, kw_only=True):
    """The server came back with this table."""


class Close(msgspec.Struct, frozen=True, kw_only=True):
    """The event whose game this is wants it to end as it is."""


class Deliver(msgspec.Struct, frozen=True, kw_only=True):
    """The event has the result of its game, or wants none any more."""


Command = (
    Sit | TakeSeat | ChangeSeat | Stand | Start | MakeMove | MakeBotMove | Ready | RunOut | Resume | Close | Deliver
)
