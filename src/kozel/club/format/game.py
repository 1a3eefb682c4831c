"""The game of an event: what ends it and what its score is worth."""

from enum import StrEnum

import msgspec


class TargetIn(StrEnum):
    """What the target counts: points of a game, or rounds won."""

    POINTS = "points"
    ROUNDS = "rounds"


class TimedPoints(StrEnum):
    """What a game won on time gives the winners (R4): always one point, or as much as at the target."""

    ONE = "one"
    BANDS = "bands"


class GameRules(msgspec.Struct, frozen=True, kw_only=True):
    """One game of an event.

    `target` ends the game (100, 200 or any other). `time_limit` is in minutes; None: played to the target. `plus_cap`:
    whoever reaches the target has exactly the target in plus, whatever they scored beyond it (R1). `most_in_a_hand` is
    the most that one hand can bring, by which an impossible score is known: all pips of the set, 168 of 28 tiles.
    """

    target: int = 100
    target_in: TargetIn = TargetIn.POINTS
    time_limit: int | None = None
    plus_cap: bool = True
    timed_points: TimedPoints = TimedPoints.ONE
    most_in_a_hand: int = 168
