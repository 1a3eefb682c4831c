"""What can be said of a move in words, in numbers. Each is worth so much by `weights.py`.

The policy looks at much the same, but so finely that its reasons have no words (`kernel/playout/looks.py`).
"""

from enum import IntEnum
from typing import Final

from kozel.kernel.bits import count
from kozel.kernel.compiled import Floats, Ints, compiled, inlined
from kozel.kernel.playout.common_knowledge import LEFT_BY, LEFT_END, RIGHT_BY, RIGHT_END
from kozel.kernel.playout.looks import PER, Around, chance_stuck, expected_gain, showing, variety
from kozel.kernel.tiles import DOUBLES, HIGH, LOW, PIPS


class Feature(IntEnum):
    """The place of each feature.

    "Next", "second" and "third" are the seats that follow; where fewer play, those that don't are 0. `REPLACES_…`: the
    tile covers an end that this seat made. `…_NEAR_OUT` is the chance to be stuck for each tile left in that hand.
    `CONTROL` adds up, for both ends, the seat's own share of the tiles that still fit there. `BLOCK` is the chance that
    nobody can move, and `BLOCK_GAIN` that chance times the points that are then expected to be gained.
    """

    PIPS = 0
    LATE_PIPS = 1
    DOUBLE = 2
    DOUBLE_COMPANIONS = 3
    CONTINUATIONS = 4
    NO_CONTINUATION = 5
    VARIETY = 6
    NEXT_STUCK = 7
    NEXT_NEAR_OUT = 8
    NEXT_HEAP = 9
    SECOND_STUCK = 10
    SECOND_NEAR_OUT = 11
    THIRD_STUCK = 12
    CONTROL = 13
    REPLACES_OWN = 14
    REPLACES_NEXT = 15
    REPLACES_SECOND = 16
    REPLACES_THIRD = 17
    EQUAL_ENDS = 18
    DOUBLE_FOR_END = 19
    ONLY_I_FIT = 20
    UNSEEN_FOR_END = 21
    BLOCK = 22
    BLOCK_GAIN = 23


FEATURE_COUNT: Final = len(Feature)


@compiled
def look(  # noqa: PLR0913 - a choice in its place
    hand: int, seat: int, move: int, common: Ints, around: Around, found: Floats
) -> None:
    """Write the features of a move that the seat may make with this hand."""
    tile = move >> 1
    left: int = common[LEFT_END]
    right: int = common[RIGHT_END]
    pips_here: int = PIPS[tile]
    found[:] = 0.0
    if left < 0:
        new: int = HIGH[tile]
        other: int = LOW[tile]
    else:
        at_right = move & 1
        new = pips_here - (right if at_right else left)
        other = left if at_right else right
        step: int = common[RIGHT_BY if at_right else LEFT_BY] - seat
        found[Feature.REPLACES_OWN + (step if step >= 0 else step + around.players)] = 1.0
    rest, unseen = hand & ~(1 << tile), around.unseen
    of_new, of_other = showing(new), showing(other)
    fit = of_new | of_other
    found[Feature.PIPS] = pips_here
    found[Feature.LATE_PIPS] = pips_here * around.per_fewest
    if DOUBLES >> tile & 1:
        found[Feature.DOUBLE] = 1.0
        found[Feature.DOUBLE_COMPANIONS] = count(unseen & showing(pips_here // 2))
    going_on, open_tiles = count(rest & fit), count(unseen & fit)
    found[Feature.CONTINUATIONS] = going_on
    found[Feature.NO_CONTINUATION] = going_on == 0
    found[Feature.VARIETY] = variety(rest)
    found[Feature.DOUBLE_FOR_END] = count(rest & fit & DOUBLES)
    found[Feature.UNSEEN_FOR_END] = count(unseen & of_new)
    found[Feature.EQUAL_ENDS] = new == other
    found[Feature.CONTROL] = _share(rest & of_new, unseen & of_new)
    if new != other:
        found[Feature.CONTROL] += _share(rest & of_other, unseen & of_other)
    if open_tiles == 0:
        found[Feature.ONLY_I_FIT] = going_on
    everybody = _look_at_others(fit, open_tiles, around, found)
    if going_on == 0 and around.to_draw == 0 and rest and everybody > 0.05:
        found[Feature.BLOCK] = everybody
        found[Feature.BLOCK_GAIN] = everybody * expected_gain(rest, around)


@inlined
def _look_at_others(fit: int, open_tiles: int, around: Around, found: Floats) -> float:
    """Write how likely the others are stuck at ends that these tiles fit; the chance that all of them are."""
    everybody = chance_stuck(around.possible_next, fit, around.next_size)
    found[Feature.NEXT_STUCK] = everybody
    found[Feature.NEXT_NEAR_OUT] = everybody * PER[around.next_size]
    if around.to_draw > 0:
        found[Feature.NEXT_HEAP] = everybody * (around.to_draw + 1) * PER[open_tiles + 1]
    if around.players > 2:
        stuck = chance_stuck(around.possible_second, fit, around.second_size)
        everybody *= stuck
        found[Feature.SECOND_STUCK] = stuck
        found[Feature.SECOND_NEAR_OUT] = stuck * PER[around.second_size]
    if around.players > 3:
        stuck = chance_stuck(around.possible_third, fit, around.third_size)
        everybody *= stuck
        found[Feature.THIRD_STUCK] = stuck
    return everybody


@inlined
def _share(own: int, others: int) -> float:
    if own == 0:
        return 0.0
    mine = count(own)
    return mine * PER[mine + count(others)]
