"""Tiles as numbers, and sets of tiles as the bits of one number.

The number of a tile is `high * (high + 1) / 2 + low`: 0-0 is 0, 0-1 is 1, 1-1 is 2, 0-2 is 3. So the tiles of the
double-six are the first 28 numbers of those of the double-nine, which are the first 55: one numbering, and one set of
tables, does for both. A set of tiles has bit *n* where it has the tile with number *n*; 55 bits fit one int64. The 91
tiles of the double-twelve don't, and are left to `rules/`.
"""

from collections.abc import Iterable

import numpy as np

from kozel.kernel.compiled import Ints, inlined
from kozel.rules.tile import Tile

HIGHEST = 9
"""The highest value of a half that there are bits for."""

_TILES = tuple(Tile(low, high) for high in range(HIGHEST + 1) for low in range(high + 1))

TILES = len(_TILES)
"""How many tiles have a number."""

NUMBERS = {tile: number for number, tile in enumerate(_TILES)}


def _row(numbers: Iterable[int]) -> Ints:
    return np.array(tuple(numbers), np.int64)


LOW = _row(tile.low for tile in _TILES)
HIGH = _row(tile.high for tile in _TILES)
PIPS = _row(tile.pips for tile in _TILES)
"""The sum of both halves. The half of a tile that lies across `value` is `PIPS[tile] - value`."""

SHOWING = _row(sum(1 << number for number, tile in enumerate(_TILES) if value in tile) for value in range(HIGHEST + 1))
"""For each value, the set of the tiles that show it."""

DOUBLES = sum(1 << number for number, tile in enumerate(_TILES) if tile.is_double)
"""The set of all doubles."""


def full(highest: int) -> int:
    """The set of all tiles whose halves show at most `highest`."""
    return (1 << ((highest + 1) * (highest + 2) // 2)) - 1


def bits_of(tiles: Iterable[Tile]) -> int:
    """The set of these tiles."""
    return sum(1 << NUMBERS[tile] for tile in tiles)


def tile_of(number: int) -> Tile:
    """The tile with this number."""
    return _TILES[number]


def tiles_of(bits: int) -> tuple[Tile, ...]:
    """The tiles of a set, by their numbers."""
    return tuple(tile for number, tile in enumerate(_TILES) if bits >> number & 1)


@inlined
def number_of(one: int, two: int) -> int:
    """The number of the tile with these halves, in whichever order; it numbers pairs of ends as well."""
    low, high = min(one, two), max(one, two)
    return high * (high + 1) // 2 + low


@inlined
def fitting(left: int, right: int) -> int:
    """The set of all tiles that fit one of these ends."""
    return SHOWING[left] | SHOWING[right]
