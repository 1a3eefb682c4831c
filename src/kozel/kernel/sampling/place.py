"""Giving each tile to a receiver, from the counts of the ways: by chance, or the one of a given rank."""

from kozel.kernel.bits import count
from kozel.kernel.chance import Chance, fraction
from kozel.kernel.compiled import Ints, inlined, unmanaged
from kozel.kernel.sampling.count import Counted


@unmanaged
def place_by_chance(counted: Counted, chance: Chance, held: Ints) -> float:
    """Write the set of tiles of each receiver to `held`, and give how many times that way is counted.

    It is taken so many times as often as a way that is counted once.
    """
    held[:] = 0
    state, times = counted.ways.shape[1] - 1, 1.0
    for place in range(len(counted.tiles)):
        rank = fraction(chance) * counted.ways[place, state]
        receiver, _ = _receiver(place, state, rank, counted, held)
        held[receiver] |= 1 << counted.tiles[place]
        state -= counted.strides[receiver]
        times *= counted.odds[place, receiver]
    return times


@unmanaged
def place_by_rank(counted: Counted, rank: float, held: Ints) -> None:
    """As above, but the way with that rank: each whole number from 0 up to the number of ways is another way.

    Each way must be counted once.
    """
    held[:] = 0
    state = counted.ways.shape[1] - 1
    for place in range(len(counted.tiles)):
        receiver, rank = _receiver(place, state, rank, counted, held)
        held[receiver] |= 1 << counted.tiles[place]
        state -= counted.strides[receiver]


@inlined
def _receiver(place: int, state: int, rank: float, counted: Counted, held: Ints) -> tuple[int, float]:
    """Who gets the tile in the way of that rank, and the rank among the ways in which that receiver has it."""
    _, allowed, rooms, strides, odds, ways = counted
    last = len(rooms) - 1
    for receiver in range(last):
        if allowed[place] >> receiver & 1 and count(held[receiver]) < rooms[receiver]:
            here = odds[place, receiver] * ways[place + 1, state - strides[receiver]]
            if rank < here:
                return receiver, rank
            rank -= here
    return last, rank
