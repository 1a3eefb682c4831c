"""What happens in a match. The events are the only truth: a match is rebuilt from them alone.

Draws and passes are recorded, never implied; chance is an event like any other (`Dealt`).
"""

import msgspec

from kozel.rules.bonuses.bonus import Bonus
from kozel.rules.line import End
from kozel.rules.tile import Tile


class Dealt(msgspec.Struct, frozen=True, tag="dealt", tag_field="kind"):
    """A deal: every seat's hand, and the boneyard in the order in which it will be drawn.

    `attempt` counts from 0 within a round: a deal that the rules take back is followed by the next attempt.
    """

    round: int
    attempt: int
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]


class Played(msgspec.Struct, frozen=True, tag="played", tag_field="kind"):
    """A seat joined a tile to an end of the line."""

    seat: int
    tile: Tile
    end: End


class Drew(msgspec.Struct, frozen=True, tag="drew", tag_field="kind"):
    """A seat took the next tile of the boneyard."""

    seat: int
    tile: Tile


class Passed(msgspec.Struct, frozen=True, tag="passed", tag_field="kind"):
    """A seat knocked. `bonuses` are what others are given for it, by rules that know such bonuses."""

    seat: int
    bonuses: tuple[Bonus, ...] = ()


class TimedOut(msgspec.Struct, frozen=True, tag="timed_out", tag_field="kind"):
    """A seat let its clock run out."""

    seat: int


MatchEvent = Dealt | Played | Drew | Passed | TimedOut
