"""What a seat doesn't know of a round, and the choices of the others that tell of it.

A receiver is a group of tiles that came to a seat together: those that it was dealt, or those that it drew in one turn;
the last receiver is the boneyard. A seat's hand is what its receivers got less what it has played.
"""

from typing import Final, NamedTuple, Self

import numpy as np

from kozel.kernel.compiled import Floats, Ints
from kozel.kernel.playout.common_knowledge import COMMON
from kozel.kernel.sampling.count import Counted

BY: Final = COMMON
"""Who chose."""

MOVE: Final = COMMON + 1

RECEIVERS: Final = COMMON + 2
"""The receivers, as bits, whose tiles the seat had by then."""

KNOWN: Final = COMMON + 3
"""The tiles that it is known to have held, since it played them then or later."""

CHOICE: Final = COMMON + 4
"""How long a choice is: what was known in common before it, and these four."""


PLACES: Final = 256
"""For so many hands it is remembered how likely they make a choice: a power of 2."""


class Judged(NamedTuple):
    """Hands, and how likely they make a choice: a row for each choice. No hand is empty."""

    hands: Ints
    chances: Floats

    @classmethod
    def nothing(cls, choices: int) -> Self:
        """Before any hand was looked at."""
        return cls(np.zeros((choices, PLACES), np.int64), np.empty((choices, PLACES)))


class Hidden(NamedTuple):
    """The seat's own hand is known; `counted` has the other tiles, and to which receivers each may have gone.

    `deals` is how many ways there are. `of_seat` has for each seat its receivers, as bits. `choices` has a row for each
    choice of somebody else, and so has `judged`, which is filled in for one network.
    """

    counted: Counted
    deals: float
    of_seat: Ints
    choices: Ints
    judged: Judged
