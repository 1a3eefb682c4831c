"""What a seat looks at before a move when two play: what the network of `network.py` is given.

The other seat is stuck if it has no tile for the ends. How likely that is follows from how many of the tiles that it
may hold fit, all of these being equally likely.
"""

from enum import IntEnum
from typing import Final, NamedTuple

from kozel.kernel.bits import count
from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.playout.common import LACKS, LAID, LEFT_BY, LEFT_END, RIGHT_BY, RIGHT_END, SIZE, TO_DRAW
from kozel.kernel.playout.features import PER, Floats, chance_stuck, showing, variety
from kozel.kernel.points import pips
from kozel.kernel.tiles import DOUBLES, HIGH, LOW, PIPS


class Feature(IntEnum):
    """The place of each feature.

    `…_NEW` is about the end that the tile makes, `…_OTHER` about the one that stays; where both show the same, it is
    the new one that is counted. `FOR_…` are own tiles that fit there, `UNSEEN_FOR_…` tiles that the seat sees nowhere,
    `CONTROL_…` is its own share of both together. `COVERED_…` are the tiles that show the value which is covered.
    `REPLACES_OWN` and `REPLACES_NEXT` say who made the covered end, `KEEPS_…` who made the other one. `NEXT_…` is the
    other player: how likely stuck, the same for each tile of its hand, stuck at the new end alone, the tiles that it
    then has to draw on average, and the share of the unseen tiles that it may hold. `BLOCK` is the chance that nobody
    can move, and `BLOCK_GAIN` that chance times the points that are then expected to be gained. From `IS_LEAD` on they
    are the same for all moves: what the others are worth depends on them.
    """

    PIPS = 0
    LATE_PIPS = 1
    DOUBLE = 2
    DOUBLE_COMPANIONS = 3
    OWN_COMPANIONS = 4
    CONTINUATIONS = 5
    NO_CONTINUATION = 6
    FOR_NEW = 7
    FOR_OTHER = 8
    FOR_BOTH = 9
    VARIETY = 10
    DOUBLE_FOR_END = 11
    ONLY_I_FIT = 12
    UNSEEN_FOR_NEW = 13
    UNSEEN_FOR_OTHER = 14
    UNSEEN_FOR_ENDS = 15
    CONTROL_NEW = 16
    CONTROL_OTHER = 17
    EQUAL_ENDS = 18
    NEXT_STUCK = 19
    NEXT_NEAR_OUT = 20
    NEXT_STUCK_AT_NEW = 21
    NEXT_HEAP = 22
    REPLACES_OWN = 23
    REPLACES_NEXT = 24
    KEEPS_OWN = 25
    KEEPS_NEXT = 26
    COVERED_OWN = 27
    COVERED_UNSEEN = 28
    BLOCK = 29
    BLOCK_GAIN = 30
    OWN_PIPS = 31
    NEXT_POSSIBLE = 32
    IS_LEAD = 33
    TILES = 34
    NEXT_TILES = 35
    TO_DRAW = 36
    NOTHING_TO_DRAW = 37
    UNSEEN_PIPS = 38


INPUTS: Final = len(Feature)

OF_MOVE: Final = int(Feature.IS_LEAD)
"""How many features a move has of its own."""


class Sighted(NamedTuple):
    """What is the same for all moves of a choice.

    `unseen` are the tiles that the seat sees nowhere, `possible` those of them that the other may have, `size` how many
    it has. `mean_pips` is what an unseen tile has on average.
    """

    unseen: int
    possible: int
    size: int
    to_draw: int
    mean_pips: float


@inlined
def look_around(hand: int, seat: int, common: Ints, tiles: int, found: Floats) -> Sighted:
    """Write the features that all moves share; `tiles` are all of the game."""
    unseen = tiles & ~(common[LAID] | hand)
    size: int = common[SIZE + 1 - seat]
    to_draw: int = common[TO_DRAW]
    mean_pips: float = pips(unseen) * PER[count(unseen)]
    found[Feature.IS_LEAD] = common[LEFT_END] < 0
    found[Feature.TILES] = count(hand) - 1
    found[Feature.NEXT_TILES] = size
    found[Feature.TO_DRAW] = to_draw
    found[Feature.NOTHING_TO_DRAW] = to_draw == 0
    found[Feature.UNSEEN_PIPS] = mean_pips
    return Sighted(unseen, unseen & ~common[LACKS + 1 - seat], size, to_draw, mean_pips)


@inlined
def look_at_move(hand: int, seat: int, move: int, common: Ints, around: Sighted, found: Floats) -> None:
    """Write the features that a move has of its own, which the seat may make with this hand."""
    tile, at_right = move >> 1, move & 1
    left: int = common[LEFT_END]
    right: int = common[RIGHT_END]
    pips_here: int = PIPS[tile]
    rest, unseen = hand & ~(1 << tile), around.unseen
    found[:OF_MOVE] = 0.0
    if left < 0:
        new: int = HIGH[tile]
        other: int = LOW[tile]
    else:
        covered: int = right if at_right else left
        new = pips_here - covered
        other = left if at_right else right
        found[Feature.REPLACES_OWN + (common[RIGHT_BY if at_right else LEFT_BY] != seat)] = 1.0
        found[Feature.KEEPS_OWN + (common[LEFT_BY if at_right else RIGHT_BY] != seat)] = 1.0
        found[Feature.COVERED_OWN] = count(rest & showing(covered))
        found[Feature.COVERED_UNSEEN] = count(unseen & showing(covered))
    found[Feature.PIPS] = pips_here
    found[Feature.LATE_PIPS] = pips_here * PER[around.size]
    found[Feature.VARIETY] = variety(rest)
    if DOUBLES >> tile & 1:
        found[Feature.DOUBLE] = 1.0
        found[Feature.DOUBLE_COMPANIONS] = count(unseen & showing(pips_here // 2))
        found[Feature.OWN_COMPANIONS] = count(rest & showing(pips_here // 2))
    found[Feature.EQUAL_ENDS] = new == other
    found[Feature.OWN_PIPS] = pips(rest)
    of_new = showing(new)
    of_other = 0 if new == other else showing(other)
    _look_at_ends(rest, of_new, of_other, around, found)
    _look_at_next(rest, of_new, of_new | of_other, around, found)


@inlined
def _look_at_ends(rest: int, of_new: int, of_other: int, around: Sighted, found: Floats) -> None:
    """Write how many tiles fit each end."""
    own_new, own_other = count(rest & of_new), count(rest & of_other)
    unseen_new, unseen_other = count(around.unseen & of_new), count(around.unseen & of_other)
    found[Feature.FOR_NEW] = own_new
    found[Feature.FOR_OTHER] = own_other
    found[Feature.FOR_BOTH] = own_new > 0 and own_other > 0
    found[Feature.UNSEEN_FOR_NEW] = unseen_new
    found[Feature.UNSEEN_FOR_OTHER] = unseen_other
    if own_new:
        found[Feature.CONTROL_NEW] = own_new * PER[own_new + unseen_new]
    if own_other:
        found[Feature.CONTROL_OTHER] = own_other * PER[own_other + unseen_other]


@inlined
def _look_at_next(rest: int, of_new: int, fit: int, around: Sighted, found: Floats) -> None:
    """Write how both can go on, and how likely the other can't."""
    going_on, open_tiles, size = count(rest & fit), count(around.unseen & fit), around.size
    chance = chance_stuck(around.possible, fit, size)
    found[Feature.CONTINUATIONS] = going_on
    found[Feature.NO_CONTINUATION] = going_on == 0
    found[Feature.DOUBLE_FOR_END] = count(rest & fit & DOUBLES)
    found[Feature.UNSEEN_FOR_ENDS] = open_tiles
    if open_tiles == 0:
        found[Feature.ONLY_I_FIT] = going_on
    found[Feature.NEXT_STUCK] = chance
    found[Feature.NEXT_NEAR_OUT] = chance * PER[size]
    found[Feature.NEXT_STUCK_AT_NEW] = chance_stuck(around.possible, of_new, size)
    found[Feature.NEXT_POSSIBLE] = count(around.possible) * PER[count(around.unseen)]
    if around.to_draw > 0:
        found[Feature.NEXT_HEAP] = chance * (around.to_draw + 1) * PER[open_tiles + 1]
    elif going_on == 0 and rest and chance > 0.05:
        found[Feature.BLOCK] = chance
        found[Feature.BLOCK_GAIN] = chance * (around.mean_pips * size - found[Feature.OWN_PIPS])
