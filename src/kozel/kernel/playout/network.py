"""What a move comes to, compared with the seat's other moves, as a small network says.

It is the looks of `looks.py`, a layer of `UNITS` that give what is above 0, and a sum. Behind the rows of `looks.py`
stand where the units begin, and what each adds to the sum. A move is made e times as often as one worth 1 less.
"""

from typing import Final

import numpy as np

from kozel.kernel.bits import lowest
from kozel.kernel.compiled import Floats, Ints, inlined, unmanaged
from kozel.kernel.playout.looks import (
    INPUTS,
    NUMBERS,
    SHARED_NUMBERS,
    Around,
    look_around,
    look_at_move,
    numbers_around,
    rows_around,
)
from kozel.kernel.playout.units import UNITS, Network, add_rows, sum_above_0
from kozel.kernel.variant import Variant

BEGIN: Final = INPUTS
ADD: Final = INPUTS + 1
ROWS: Final = INPUTS + 2


@unmanaged
def highest(
    hand: int, seat: int, moves: Ints, number: int, common: Ints, variant: Variant, network: Network, units: Network
) -> int:
    """The one of the first `number` moves that comes to most."""
    around, best, most = begin(hand, seat, common, variant, network, units), moves[0], -np.inf
    for place in range(number):
        value = worth_of(hand, seat, moves[place], common, around, network, units)
        if value > most:
            best, most = moves[place], value
    return best


@unmanaged
def write_worths(
    hand: int, seat: int, moves: Ints, common: Ints, variant: Variant, network: Network, units: Network, values: Floats
) -> None:
    """Write what each move comes to. Only the differences have a meaning."""
    around = begin(hand, seat, common, variant, network, units)
    for place in range(len(moves)):
        values[place] = worth_of(hand, seat, moves[place], common, around, network, units)


@unmanaged
def share_of(
    move: int,
    at_left: int,
    at_right: int,
    hand: int,
    seat: int,
    common: Ints,
    variant: Variant,
    network: Network,
    units: Network,
) -> float:
    """How often, of all times, the move is made among those of these tiles at either end."""
    around = begin(hand, seat, common, variant, network, units)
    chosen = worth_of(hand, seat, move, common, around, network, units)
    total = 0.0
    while at_left | at_right:
        if at_left:
            other = 2 * lowest(at_left)
            at_left &= at_left - 1
        else:
            other = 2 * lowest(at_right) + 1
            at_right &= at_right - 1
        value = worth_of(hand, seat, other, common, around, network, units)
        total += np.exp(value - chosen)
    return 1.0 / total


@inlined
def begin(hand: int, seat: int, common: Ints, variant: Variant, network: Network, units: Network) -> Around:
    """Reckon what all moves share."""
    around = look_around(hand, seat, common, variant)
    for unit in range(UNITS):
        units[unit] = network[BEGIN, unit]
    add_rows(network, rows_around(hand, common, around), SHARED_NUMBERS, numbers_around(hand, around), units)
    return around


@inlined
def worth_of(hand: int, seat: int, move: int, common: Ints, around: Around, network: Network, units: Network) -> float:
    """What the move comes to, after `begin`."""
    look = look_at_move(hand, seat, move, common, around)
    if around.players == 2:
        return sum_above_0(network, look.rows, NUMBERS, look.numbers, units, ADD)
    return sum_above_0(network, look.rows, NUMBERS, look.numbers + look.of_others, units, ADD)
