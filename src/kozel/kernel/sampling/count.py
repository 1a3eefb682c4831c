"""Counting the ways in which tiles can go to receivers.

A state is how much room the receivers have left, all but the last, whose room follows from the number of tiles to come.
It is one number: the sum of the rooms times their strides.
"""

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kozel.kernel.compiled import Ints, compiled

Ways = NDArray[np.float64]
"""In how many ways the tiles from one on can go where so much room is left: tiles + 1 by states."""

Odds = NDArray[np.float64]
"""How many times a way counts for each tile that goes to a receiver: tiles by receivers. The times are multiplied."""


class Counted(NamedTuple):
    """The numbers of the tiles, the receivers that each may go to (as bits), their rooms; and the ways for that."""

    tiles: Ints
    allowed: Ints
    rooms: Ints
    strides: Ints
    odds: Odds
    ways: Ways


def counted(tiles: Ints, allowed: Ints, rooms: Sequence[int]) -> tuple[Counted, float]:
    """All ways, each counted once, and how many there are. Together the rooms are as many as the tiles."""
    odds, ways = np.ones((len(tiles), len(rooms))), np.empty((len(tiles) + 1, states(rooms)))
    found = Counted(tiles, allowed, np.array(rooms, np.int64), strides_of(rooms), odds, ways)
    return found, count_ways(found)


def strides_of(rooms: Sequence[int]) -> Ints:
    """How far apart states are that differ by one place of each receiver; the last receiver has none (0)."""
    strides = [1]
    for room in rooms[:-2]:
        strides.append(strides[-1] * (room + 1))
    return np.array([*strides[: len(rooms) - 1], 0], np.int64)


def states(rooms: Sequence[int]) -> int:
    """How many states there are."""
    return prod(room + 1 for room in rooms[:-1])


@compiled
def count_ways(counted: Counted) -> float:
    """Fill in the ways, and give their number, each counted as often as the odds say."""
    _, allowed, rooms, strides, odds, ways = counted
    tiles, last = len(allowed), len(rooms) - 1
    number = ways.shape[1]
    room = np.empty(last + 1, np.int64)
    ways[tiles, :] = 0.0
    ways[tiles, 0] = 1.0
    for tile in range(tiles - 1, -1, -1):
        to_come = tiles - tile
        room[:] = 0
        taken = 0
        for state in range(number):
            total = 0.0
            if taken <= to_come <= taken + rooms[last]:
                if taken < to_come and allowed[tile] >> last & 1:
                    total = odds[tile, last] * ways[tile + 1, state]
                for receiver in range(last):
                    if room[receiver] and allowed[tile] >> receiver & 1:
                        total += odds[tile, receiver] * ways[tile + 1, state - strides[receiver]]
            ways[tile, state] = total
            # The next state's rooms, counted up like the digits of a number.
            for receiver in range(last):
                if room[receiver] < rooms[receiver]:
                    room[receiver] += 1
                    taken += 1
                    break
                taken -= room[receiver]
                room[receiver] = 0
    return ways[0, number - 1]
