"""Which moves to try first: those that leave the opponents the fewest answers.

The weights were found by trying them out: on deals of four in pairs such an order needs less than half of the positions
that one by heavy tiles, doubles, and passes of the others needs (docs/engine.md).
"""

from kozel.kernel.bits import count, lowest
from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.tiles import PIPS, SHOWING

_PIP = 4

_SECOND = 120
"""What an answer of the next player costs, after the first one."""

_THIRD = 120
_FOURTH = 42
"""What an answer of the players after that costs."""

_PASSES = 37
_DRAWS = -400
"""What it is worth that the next player has no answer, and so passes, or draws tiles."""

_MOST = 1 << 13
_KNOWN = 1 << 14


@inlined
def write_moves(
    first: int,
    second: int,
    third: int,
    fourth: int,
    left: int,
    right: int,
    party: int,
    draws: bool,  # noqa: FBT001 - called for each position, where words would be lost
    known: int,
    moves: Ints,
    start: int,
) -> int:
    """Write the moves of the first hand from a place on, each below its rating, and give the place after them.

    `party` has a bit for each hand; those whose bit is the first one's are friends of it. `draws`: who can't answer
    draws. `known` is a move that was found to be the best before.
    """
    # The hands of opponents alone.
    friends = party if party & 1 else ~party
    second &= (friends >> 1 & 1) - 1
    third &= (friends >> 2 & 1) - 1
    fourth &= (friends >> 3 & 1) - 1
    unanswered = _DRAWS if draws else _PASSES
    if friends & 2:
        unanswered = 0
    place = _write(first & SHOWING[left], 0, left, right, second, third, fourth, unanswered, known, moves, start)
    if left != right:
        tiles = first & SHOWING[right]
        place = _write(tiles, 1, right, left, second, third, fourth, unanswered, known, moves, place)
    return place


@inlined
def _write(
    tiles: int,
    end: int,
    at: int,
    other: int,
    second: int,
    third: int,
    fourth: int,
    unanswered: int,
    known: int,
    moves: Ints,
    place: int,
) -> int:
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        fit = SHOWING[PIPS[tile] - at] | SHOWING[other]
        answers = count(second & fit)
        rating = _MOST + _PIP * PIPS[tile] - _THIRD * count(third & fit) - _FOURTH * count(fourth & fit)
        rating += unanswered if answers == 0 else _SECOND - _SECOND * answers
        move = 2 * tile + end
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
