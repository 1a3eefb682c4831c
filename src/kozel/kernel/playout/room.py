"""Memory for a round that is played on, taken once for many rounds."""

from typing import NamedTuple

import numpy as np

from kozel.kernel.compiled import Floats, Ints, compiled
from kozel.kernel.play import MOVES
from kozel.kernel.playout.common_knowledge import COMMON
from kozel.kernel.playout.units import UNITS, Network
from kozel.kernel.state import STATE
from kozel.kernel.variant import MOST_SEATS


class Room(NamedTuple):
    """Room for a round that is played on: its state, what is known in common, and what is worked out on the way."""

    after: Ints
    known: Ints
    moves: Ints
    units: Network
    points: Ints
    accounts: Ints
    losses: Floats


@compiled
def room_for_a_round() -> Room:
    """Room for any round."""
    return Room(
        np.empty(STATE, np.int64),
        np.empty(COMMON, np.int64),
        np.empty(MOVES, np.int64),
        np.empty(UNITS, np.float32),
        np.empty(MOST_SEATS, np.int64),
        np.empty(MOST_SEATS, np.int64),
        np.empty(MOST_SEATS),
    )
