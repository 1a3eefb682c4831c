"""What a move comes to when two play, in points and compared with the seat's other moves, as a small network says.

It is the features of `two_seats.py`, a layer of `UNITS` that give what is above 0, and a sum. A network is one table of
numbers. Its first rows have what each feature adds to each unit, the last two where the units begin and what each adds
to the sum.
"""

from typing import Final

import numpy as np

from kozel.kernel.bits import lowest
from kozel.kernel.compiled import Ints, inlined, unmanaged
from kozel.kernel.playout.features import Floats
from kozel.kernel.playout.two_seats import INPUTS, OF_MOVE, Sighted, look_around, look_at_move

UNITS: Final = 32

BEGIN: Final = INPUTS
"""The row with what each unit has before any feature is added."""

ADD: Final = INPUTS + 1
"""The row with what each unit adds to the worth of a move, for each 1 above 0."""

ROWS: Final = INPUTS + 2

ROOM: Final = INPUTS + 2 * UNITS
"""How much room is needed: for the features of a move, and behind them twice for the units."""

_OF_MOVE: Final = INPUTS
_SHARED: Final = INPUTS + UNITS
"""Where the units stand: with all features of a move, and with those that all moves share."""


TEMPERATURE: Final = 2.5
"""By how many points a move is better that a player is taken to make e times as often."""


@unmanaged
def highest(
    hand: int, seat: int, moves: Ints, number: int, common: Ints, tiles: int, network: Floats, found: Floats
) -> int:
    """The one of the first `number` moves that comes to most."""
    around, best, most = _begin(hand, seat, common, tiles, network, found), moves[0], -np.inf
    for place in range(number):
        value = _worth(hand, seat, moves[place], common, around, network, found)
        if value > most:
            best, most = moves[place], value
    return best


@unmanaged
def write_worths(
    hand: int, seat: int, moves: Ints, common: Ints, tiles: int, network: Floats, found: Floats, values: Floats
) -> None:
    """Write what each move comes to. Only the differences have a meaning."""
    around = _begin(hand, seat, common, tiles, network, found)
    for place in range(len(moves)):
        values[place] = _worth(hand, seat, moves[place], common, around, network, found)


@unmanaged
def share_of(
    move: int,
    at_left: int,
    at_right: int,
    hand: int,
    seat: int,
    common: Ints,
    tiles: int,
    network: Floats,
    found: Floats,
) -> float:
    """How often, of all times, the move is made among those of these tiles at either end."""
    around = _begin(hand, seat, common, tiles, network, found)
    chosen = _worth(hand, seat, move, common, around, network, found)
    total = 0.0
    while at_left | at_right:
        if at_left:
            other = 2 * lowest(at_left)
            at_left &= at_left - 1
        else:
            other = 2 * lowest(at_right) + 1
            at_right &= at_right - 1
        value = _worth(hand, seat, other, common, around, network, found)
        total += np.exp((value - chosen) / TEMPERATURE)
    return 1.0 / total


@inlined
def _begin(hand: int, seat: int, common: Ints, tiles: int, network: Floats, found: Floats) -> Sighted:
    """Reckon what all moves share."""
    around = look_around(hand, seat, common, tiles, found)
    for unit in range(UNITS):
        found[_SHARED + unit] = network[BEGIN, unit]
    _add(OF_MOVE, INPUTS, _SHARED, network, found)
    return around


@inlined
def _worth(hand: int, seat: int, move: int, common: Ints, around: Sighted, network: Floats, found: Floats) -> float:
    """What the move comes to, after `_begin`."""
    look_at_move(hand, seat, move, common, around, found)
    for unit in range(UNITS):
        found[_OF_MOVE + unit] = found[_SHARED + unit]
    _add(0, OF_MOVE, _OF_MOVE, network, found)
    for unit in range(UNITS):
        found[_OF_MOVE + unit] = max(found[_OF_MOVE + unit], 0.0) * network[ADD, unit]
    for unit in range(UNITS // 2):
        found[_OF_MOVE + unit] += found[_OF_MOVE + UNITS // 2 + unit]
    for unit in range(UNITS // 4):
        found[_OF_MOVE + unit] += found[_OF_MOVE + UNITS // 4 + unit]
    value = 0.0
    for unit in range(UNITS // 4):
        value += found[_OF_MOVE + unit]
    return value


@inlined
def _add(first: int, end: int, units: int, network: Floats, found: Floats) -> None:
    """Add the features from the first on to the units, three at a time: units are then fetched a third as often."""
    for feature in range(first, end, 3):
        one, two, three = found[feature], found[feature + 1], found[feature + 2]
        for unit in range(UNITS):
            found[units + unit] += (
                one * network[feature, unit] + two * network[feature + 1, unit] + three * network[feature + 2, unit]
            )
