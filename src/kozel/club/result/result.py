"""Results, byes and penalties."""

from typing import TypeAlias

import msgspec

from kozel.club.entry import PlayerId

Sides: TypeAlias = tuple[tuple[PlayerId, PlayerId], tuple[PlayerId, PlayerId]]
"""Who played with whom, and against whom."""


class Played(msgspec.Struct, frozen=True, kw_only=True, tag="played"):
    """A game that was played: what each side scored, in the order of the sides.

    `points` are the scores as written down, beyond the target too, or the rounds won where the target is in rounds;
    then `pips` are the points scored, if anybody kept them. `timed`: the time ran out, and the hand in play was
    finished.
    """

    points: tuple[int, int]
    timed: bool = False
    pips: tuple[int, int] | None = None


class Forfeited(msgspec.Struct, frozen=True, kw_only=True, tag="forfeited"):
    """A game that wasn't played because a side, or both, did not come or left: `absent` tells which, in their order."""

    absent: tuple[bool, bool]


Outcome: TypeAlias = Played | Forfeited


class Result(msgspec.Struct, frozen=True, kw_only=True, tag="result"):
    """How the game of four people in a round, counted from 1, ended."""

    round: int
    sides: Sides
    outcome: Outcome


class Bye(msgspec.Struct, frozen=True, kw_only=True, tag="bye"):
    """A player or a pair without a table in a round.

    `missed`: they weren't there, because they came late to the event or stayed away; that is worth nothing, but it
    counts when the next bye is given to whoever had fewest.
    """

    round: int
    players: tuple[PlayerId, ...]
    missed: bool = False


ClubRecord: TypeAlias = Result | Bye
"""What is recorded of a round for somebody."""


class Penalty(msgspec.Struct, frozen=True, kw_only=True):
    """Points that the organiser takes from one player's effectiveness, and from nothing else (R8)."""

    round: int
    player: PlayerId
    points: int
    reason: str = ""
