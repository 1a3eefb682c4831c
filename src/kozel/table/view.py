"""What a person sees of a table: its seats, its clock, and the match as their seat may know it."""

from enum import StrEnum

import msgspec

from kozel.rules.redeal import Redeal
from kozel.rules.view import MatchEventView, MatchView


class Phase(StrEnum):
    """What a table is doing."""

    WAITING = "waiting"
    PLAYING = "playing"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"
    CLOSED = "closed"


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there. `bot` is a bot's character, whose name is in the catalogue; then `name` is that character too.

    `ready`: has asked for the next round, or the rematch. `present`: has a page open (bots always).
    """

    name: str
    bot: str | None
    present: bool
    ready: bool


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What was chosen when the table was opened.

    `seconds` a move (None: no clock). `bots` is the level of the bots that fill empty seats (None: none do).
    `listed`: shown to everyone as a request, else only who has the link finds it.
    """

    rules: str
    block_score: str
    seats: int
    seconds: int | None
    bots: str | None
    listed: bool


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one person sees it.

    `sequence` numbers the table's latest event; `position` the latest that changed the match: a move names it, so
    that one made for an older position is refused. `remaining_ms` is what the clock of the seat in turn (or of the
    pause between rounds) still has, at the moment of sending.
    """

    table: str
    sequence: int
    position: int
    phase: Phase
    options: TableOptions
    target: int
    seat: int | None
    seats: tuple[SeatView | None, ...]
    remaining_ms: int | None
    match: MatchView | None
    commitment: str


class SatView(msgspec.Struct, frozen=True, tag="sat", tag_field="kind"):
    """Somebody sat down."""

    seat: int
    name: str
    bot: str | None


class StoodView(msgspec.Struct, frozen=True, tag="stood", tag_field="kind"):
    """Somebody left their seat before the match began."""

    seat: int


class ReadyView(msgspec.Struct, frozen=True, tag="ready", tag_field="kind"):
    """Somebody asked for the next round, or for the rematch."""

    seat: int


class RedealtView(msgspec.Struct, frozen=True, tag="redealt", tag_field="kind"):
    """The deal was taken back; the next one follows."""

    redeal: Redeal


class StartedView(msgspec.Struct, frozen=True, tag="started", tag_field="kind"):
    """A match began; the first, or a rematch."""


class ClosedView(msgspec.Struct, frozen=True, tag="closed", tag_field="kind"):
    """The table was closed."""


TableEventView = SatView | StoodView | ReadyView | StartedView | RedealtView | ClosedView | MatchEventView
