"""What the policy expects of each move, in points."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from kozel.bots.thinking.temperature import unit
from kozel.kernel.compiled import Floats
from kozel.kernel.playout.playout import Playout
from kozel.kernel.playout.policy import worths
from kozel.kernel.playout.position import Position
from kozel.kernel.playout.stages import stage_of
from kozel.kernel.state import TURN


class Scale(NamedTuple):
    """How many points a 1 of the policy's worth is, and by how many points that is off on average for a move."""

    points: float
    off: float


_SCALES: Mapping[tuple[int, int], tuple[Scale, Scale, Scale]] = MappingProxyType(
    {
        (2, 2): (Scale(2.1, 2.9), Scale(2.8, 2.6), Scale(3.2, 2.3)),
        (3, 3): (Scale(1.3, 2.3), Scale(1.1, 2.3), Scale(0.8, 2.5)),
        (4, 4): (Scale(0.6, 0.8), Scale(1.5, 1.6), Scale(1.5, 1.7)),
        (4, 2): (Scale(1.7, 1.4), Scale(6.4, 3.8), Scale(7.8, 3.9)),
    }
)
"""By number of seats and sides, for each stage of a hand. See bench/measure_guess.py.

Between two sides `off` is less than is measured, down to seven tenths of it, as it was for the networks before these.
"""


def guess_of(position: Position, playout: Playout) -> tuple[Floats, float]:
    """The guess for each move of the position, and by how much it is off."""
    variant, seat = playout.variant, int(position.state[TURN])
    hand = int(position.state[seat])
    values = np.empty(len(position.moves))
    worths(hand, seat, position.moves, position.common, variant, playout.network, values)
    scale = _SCALES[variant.players, variant.sides][stage_of(hand)]
    return unit(variant) * scale.points * values, unit(variant) * scale.off
