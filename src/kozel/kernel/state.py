"""A round in progress as a row of numbers, which compiled code changes in place.

Hands are in the places 0 to 3, by seat, as sets of tiles. From `BONEYARD` on stand the numbers of the boneyard's tiles
in the order in which they will be drawn. The other places have names. Seats are numbered among those that take part in
the round.
"""

from typing import Final

import numpy as np

from kozel.kernel.compiled import Ints
from kozel.kernel.tiles import TILES
from kozel.kernel.variant import MOST_SEATS

LEFT: Final = 4
"""The value at the line's left end; -1 before the first play."""

RIGHT: Final = 5
"""The value at the line's right end; -1 before the first play."""

TURN: Final = 6
"""The seat whose turn it is."""

MUST_LEAD: Final = 7
"""The number of the tile that the first play must be; -1: any."""

LINE: Final = 8
"""The set of the tiles in the line."""

LAST_SEAT: Final = 9
"""Who played last; -1 before the first play."""

LAST_TILE: Final = 10
"""The tile that was played last; -1 before the first play."""

DRAWN: Final = 11
"""How many tiles of the boneyard have been drawn: the next one stands in the place `BONEYARD + DRAWN`."""

BONEYARD_SIZE: Final = 12
"""How many tiles the boneyard had before any was drawn."""

HAS_DRAWN: Final = 13
"""1 if the seat in turn has drawn in this turn."""

TAKES_ALL: Final = 14
"""1 if the line is blocked and the seat in turn has to take the whole boneyard."""

FINISH: Final = 15
"""How the round ended: one of the three below."""

PASSES: Final = 16
"""How many have passed since the latest tile; it is counted only where passes give a bonus."""

EARNED: Final = 17
"""What bonuses for passes have given to each side."""

BONEYARD: Final = EARNED + MOST_SEATS
"""The first tile of the boneyard."""

STATE: Final = BONEYARD + TILES
"""How long a state is."""

GOES_ON: Final = 0
OUT: Final = 1
BLOCK: Final = 2


def empty_state() -> Ints:
    """A state of the right length in which nothing is said yet."""
    return np.zeros(STATE, np.int64)
