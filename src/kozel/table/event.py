"""What happens at a table. The events are the only truth: a table is rebuilt from them alone.

`at` is when it happened, in milliseconds since the epoch. The log has secrets (the seed, the deals): what a person
may know of an event is in `view.py`.
"""

import msgspec

from kozel.fair.chain import Seed
from kozel.rules.event import MatchEvent
from kozel.rules.rule_set import RuleSet
from kozel.table.event_game import EventGame
from kozel.table.options import TableOptions


class Opened(msgspec.Struct, frozen=True, kw_only=True, tag="opened", tag_field="kind"):
    """The table was opened.

    `rules` holds every choice, so that a preset that changes later leaves this table as it was. `seed` is the secret
    end of the chain from which all its deals come; `commitment` was told to the opener before. `event_game`: it was
    opened for a game of an event.
    """

    at: int
    options: TableOptions
    rules: RuleSet
    seed: Seed
    commitment: str
    event_game: EventGame | None = None


class Sat(msgspec.Struct, frozen=True, kw_only=True, tag="sat", tag_field="kind"):
    """A person took a seat. `nonce` is their share in the chance of every deal.

    At a table for an event's game it may be another of the player's devices that takes over the seat.
    """

    at: int
    seat: int
    person: str
    name: str
    nonce: str


class BotSat(msgspec.Struct, frozen=True, kw_only=True, tag="bot_sat", tag_field="kind"):
    """A bot took a seat: its character, by which it is called, and its level of play."""

    at: int
    seat: int
    character: str
    level: str


class ChangedSeat(msgspec.Struct, frozen=True, kw_only=True, tag="changed_seat", tag_field="kind"):
    """A person left `seat` for the free seat `to`, and took their share in the chance along."""

    at: int
    seat: int
    to: int


class Stood(msgspec.Struct, frozen=True, kw_only=True, tag="stood", tag_field="kind"):
    """A person left their seat."""

    at: int
    seat: int


class Started(msgspec.Struct, frozen=True, kw_only=True, tag="started", tag_field="kind"):
    """A match began: the first, or a rematch."""

    at: int


class Happened(msgspec.Struct, frozen=True, kw_only=True, tag="happened", tag_field="kind"):
    """Something happened in the match."""

    at: int
    event: MatchEvent


class Readied(msgspec.Struct, frozen=True, kw_only=True, tag="readied", tag_field="kind"):
    """A person asked for the next round, or for a rematch."""

    at: int
    seat: int


class Resumed(msgspec.Struct, frozen=True, kw_only=True, tag="resumed", tag_field="kind"):
    """The server came back: the clock that was running starts anew."""

    at: int


class Closed(msgspec.Struct, frozen=True, kw_only=True, tag="closed", tag_field="kind"):
    """The table was closed."""

    at: int


class Delivered(msgspec.Struct, frozen=True, kw_only=True, tag="delivered", tag_field="kind"):
    """The event for whose game the table was opened has its result, or wants none any more."""

    at: int


TableEvent = Opened | Sat | BotSat | ChangedSeat | Stood | Started | Happened | Readied | Resumed | Closed | Delivered
