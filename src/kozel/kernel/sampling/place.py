"""Giving each tile to a receiver, from the counts of the ways: by chance, or the one of a given rank."""

from kozel.kernel.chance import Chance, fraction
from kozel.kernel.compiled import Ints, compiled
from kozel.kernel.sampling.count import Ways


@compiled
def place_by_chance(
    tiles: Ints, allowed: Ints, rooms: Ints, strides: Ints, ways: Ways, chance: Chance, held: Ints
) -> None:
    """Write the set of tiles of each receiver to `held`; all ways that were counted are equally likely."""
    held[:] = 0
    state = ways.shape[1] - 1
    for place in range(len(tiles)):
        rank = fraction(chance) * ways[place, state]
        receiver, _ = _receiver(place, state, rank, allowed, rooms, strides, ways)
        held[receiver] |= 1 << tiles[place]
        state -= strides[receiver]


@compiled
def place_by_rank(tiles: Ints, allowed: Ints, rooms: Ints, strides: Ints, ways: Ways, rank: float, held: Ints) -> None:
    """As above, but the way with that rank: each whole number from 0 up to the number of ways is another way."""
    held[:] = 0
    state = ways.shape[1] - 1
    for place in range(len(tiles)):
        receiver, rank = _receiver(place, state, rank, allowed, rooms, strides, ways)
        held[receiver] |= 1 << tiles[place]
        state -= strides[receiver]


@compiled
def _receiver(
    place: int, state: int, rank: float, allowed: Ints, rooms: Ints, strides: Ints, ways: Ways
) -> tuple[int, float]:
    """Who gets the tile in the way of that rank, and the rank among the ways in which that receiver has it."""
    last = len(rooms) - 1
    for receiver in range(last):
        if allowed[place] >> receiver & 1 and state // strides[receiver] % (rooms[receiver] + 1):
            here = ways[place + 1, state - strides[receiver]]
            if rank < here:
                return receiver, rank
            rank -= here
    return last, rank
