"""Filling in what a seat doesn't know."""

from kozel.kernel.bits import lowest
from kozel.kernel.chance import Chance, below
from kozel.kernel.compiled import Ints, inlined, unmanaged
from kozel.kernel.playout.hidden import Hidden
from kozel.kernel.playout.likelihood import tiles_of
from kozel.kernel.state import BONEYARD, BONEYARD_SIZE, DRAWN, LINE
from kozel.kernel.variant import Variant


@unmanaged
def fill_in(state: Ints, seat: int, held: Ints, hidden: Hidden, variant: Variant) -> None:
    """Put what the receivers got into the hands of the others, and into the boneyard by number."""
    for other in range(variant.players):
        if other != seat:
            state[other] = tiles_of(hidden.of_seat[other], held) & ~state[LINE]
    tiles, place = held[len(held) - 1], BONEYARD + state[DRAWN]
    while tiles:
        state[place] = lowest(tiles)
        tiles &= tiles - 1
        place += 1


@unmanaged
def shuffle_boneyard(state: Ints, chance: Chance) -> None:
    """Put the boneyard's tiles in an order of chance."""
    first = BONEYARD + state[DRAWN]
    for place in range(state[BONEYARD_SIZE] - state[DRAWN] - 1, 0, -1):
        _exchange(state, first + place, first + below(place + 1, chance))


@unmanaged
def order_boneyard(state: Ints, order: int) -> None:
    """Put them in the order of that number: each from 0 up to the factorial of how many they are gives another one."""
    first = BONEYARD + state[DRAWN]
    for place in range(state[BONEYARD_SIZE] - state[DRAWN] - 1, 0, -1):
        _exchange(state, first + place, first + order % (place + 1))
        order //= place + 1


@inlined
def _exchange(state: Ints, one: int, other: int) -> None:
    state[one], state[other] = state[other], state[one]
