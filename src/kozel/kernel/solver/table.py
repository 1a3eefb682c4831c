"""What is known of positions that were met before, so that none is searched twice.

An entry is two numbers: the key of its position, and packed into one the best move found (8 bits), the highest and the
lowest value that are still possible (16 bits each). The key tells positions of one task apart completely, there is no
chance in it: the tiles in hands, the ends, the seat in turn, and for each drawn tile who holds it. Each key has one
place, where it drives out what stood there before.
"""

import numpy as np

from kozel.kernel.compiled import Ints, inlined

NO_KEY = -1
_OFFSET = 1 << 15


def empty_table(places: int) -> Ints:
    """A table in which nothing is known, for so many positions: a power of 2."""
    return np.full(2 * places, NO_KEY, np.int64)


@inlined
def place_of(key: int, table: Ints) -> int:
    """Where the entry for a key begins, if there is one."""
    mixed = int(np.uint64(key) * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(32))
    return mixed & (len(table) - 2)


@inlined
def packed(lowest: int, highest: int, move: int) -> int:
    """Both limits of a value and a move as one number."""
    return (lowest + _OFFSET) << 24 | (highest + _OFFSET) << 8 | move


@inlined
def lowest_in(entry: int) -> int:
    """The lowest value that is possible."""
    return (entry >> 24) - _OFFSET


@inlined
def highest_in(entry: int) -> int:
    """The highest value that is possible."""
    return (entry >> 8 & 0xFFFF) - _OFFSET


@inlined
def move_in(entry: int) -> int:
    """The best move that was found."""
    return entry & 0xFF
