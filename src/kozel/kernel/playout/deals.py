"""Filling in what a seat doesn't know."""

from kozel.kernel.bits import lowest
from kozel.kernel.chance import Chance, below
from kozel.kernel.compiled import Ints, unmanaged
from kozel.kernel.playout.hidden import Hidden
from kozel.kernel.playout.likelihood import tiles_of
from kozel.kernel.state import BONEYARD, DRAWN, LINE
from kozel.kernel.variant import Variant


@unmanaged
def fill_in(state: Ints, me: int, held: Ints, hidden: Hidden, variant: Variant, chance: Chance) -> None:
    """Put what the receivers got into the hands of the others, and into the boneyard in an order of chance."""
    for seat in range(variant.players):
        if seat != me:
            state[seat] = tiles_of(hidden.of_seat[seat], held) & ~state[LINE]
    tiles, size = held[len(held) - 1], 0
    first = BONEYARD + state[DRAWN]
    while tiles:
        state[first + size] = lowest(tiles)
        tiles &= tiles - 1
        size += 1
    for place in range(size - 1, 0, -1):
        other = below(place + 1, chance)
        state[first + place], state[first + other] = state[first + other], state[first + place]
