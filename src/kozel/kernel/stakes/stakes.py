"""What hangs on a round for the sides of a match, as tables."""

from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np

from kozel.kernel.compiled import Floats, Ints


class Aim(IntEnum):
    """What a round is played for: points, or the end of a match.

    Between two sides that is one table; of more sides each is taken to run for the target by itself, whoever gets there
    first having lost or won, or whoever gets there last having won.
    """

    POINTS = 0
    TWO_SIDES = 1
    FIRST_LOSES = 2
    FIRST_WINS = 3
    LAST_WINS = 4


class CarryTo(IntEnum):
    """Who is given what a tied block left: nobody, the side that holds most, or the side that wins."""

    NOBODY = 0
    HIGHEST = 1
    WINNER = 2


FORGETS: Final = -1
"""The last column of `Stakes.after`: the side is given nothing, and forgets what it remembered."""


class Stakes(NamedTuple):
    """What hangs on a round. Sides are numbered as in the round.

    An account is a number; the last one is that of a side which has reached the target. `after` has for each account
    what it becomes by 0, 1, 2 … points, and in its last column by forgetting. `accounts` has each side's.

    `lead` has, for an account of the side that leads a round and the other's, the leading side's worth: the chance that
    the other loses the match less that it does itself. `leads` says which side leads the next round, by the side that
    ended this one and, with 1 added, the side that won it; -1 is anybody.

    `running` has for an account the chances that the target is still not reached in 0, 1, 2 … rounds. All accounts come
    in it first as they are for the side that leads the next round, then for the one after it in turn, and so on; last
    as they are if anybody may lead. `arrives` has the chances that it is reached in a round if it wasn't before.

    `carry` is what goes to a side as `carry_to` says, `bonus` goes to the round's winner. A worth in the match is
    multiplied by `scale` to be in points, and `points` times the round's points is added. `agreement` is the
    correlation of this sum with the round's points alone.
    """

    aim: int
    after: Ints
    accounts: Ints
    lead: Floats
    leads: Ints
    running: Floats
    arrives: Floats
    carry: int
    carry_to: int
    bonus: int
    scale: float
    points: float
    agreement: float


_NO_TABLE = np.zeros((1, 1))
_NO_ROW = np.zeros((1, 1), np.int64)

FOR_POINTS: Final = Stakes(
    aim=Aim.POINTS.value,
    after=_NO_ROW,
    accounts=np.zeros(1, np.int64),
    lead=_NO_TABLE,
    leads=_NO_ROW,
    running=_NO_TABLE,
    arrives=_NO_TABLE,
    carry=0,
    carry_to=CarryTo.NOBODY.value,
    bonus=0,
    scale=0.0,
    points=1.0,
    agreement=1.0,
)
"""A round by itself: nothing but its points count."""
