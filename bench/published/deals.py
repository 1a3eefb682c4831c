"""Deals that fit, all equally likely: as the published methods sample them, which aren't changed any more."""

from kozel.kernel.chance import Chance, fraction
from kozel.kernel.compiled import Ints, compiled
from kozel.kernel.sampling.count import Ways


@compiled
def place_by_chance(
    tiles: Ints, allowed: Ints, rooms: Ints, strides: Ints, ways: Ways, chance: Chance, held: Ints
) -> None:
    """Write the set of tiles of each receiver to `held`; all ways that were counted are equally likely."""
    held[:] = 0
    state, last = ways.shape[1] - 1, len(rooms) - 1
    for place in range(len(tiles)):
        rank, to = fraction(chance) * ways[place, state], last
        for receiver in range(last):
            if allowed[place] >> receiver & 1 and state // strides[receiver] % (rooms[receiver] + 1):
                here = ways[place + 1, state - strides[receiver]]
                if rank < here:
                    to = receiver
                    break
                rank -= here
        held[to] |= 1 << tiles[place]
        state -= strides[to]
