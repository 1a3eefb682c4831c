"""Which moves to try first: those that leave the next player the fewest answers.

Tried on deals of four in pairs, this alone needs less than half of the positions that an order by heavy tiles, doubles,
and passes of the others needs (docs/engine.md).
"""

from kozel.kernel.bits import count, lowest
from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.tiles import PIPS, SHOWING

_MOST = 1 << 10
_KNOWN = 1 << 11


@inlined
def write_moves(first: int, second: int, last: int, left: int, right: int, known: int, moves: Ints, start: int) -> int:
    """Write the moves of the first hand from a place on, each below its rating, and give the place after them.

    `second` is the hand that plays next, `last` the one that plays before the first does again. `known` is a move that
    was found to be the best before.
    """
    place = _write(first & SHOWING[left], 0, left, right, second, last, known, moves, start)
    if left != right:
        place = _write(first & SHOWING[right], 1, right, left, second, last, known, moves, place)
    return place


@inlined
def _write(
    tiles: int, end: int, at: int, other: int, second: int, last: int, known: int, moves: Ints, place: int
) -> int:
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        fit = SHOWING[PIPS[tile] - at] | SHOWING[other]
        move = 2 * tile + end
        rating = _MOST + PIPS[tile] - 20 * max(1, count(second & fit)) - 3 * count(last & fit)
        moves[place] = (rating + (_KNOWN if move == known else 0)) << 8 | move
        place += 1
    return place


@inlined
def take_best(moves: Ints, place: int, end: int) -> int:
    """The best of the moves from a place on; it changes places with the one that stood there."""
    best = place
    for other in range(place + 1, end):
        if moves[other] > moves[best]:
            best = other
    taken = moves[best]
    moves[best] = moves[place]
    moves[place] = taken
    return taken & 0xFF
