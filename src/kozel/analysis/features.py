"""What can be said of a move in words, in numbers. Each is worth so much by `weights.py`.

The policy looks at much the same, but so finely that its reasons have no words (`kernel/playout/looks.py`).
"""

from enum import IntEnum
from typing import Final, NamedTuple

from kozel.kernel.bits import count
from kozel.kernel.compiled import Floats, Ints, compiled, inlined
from kozel.kernel.playout.common import LACKS, LAID, LEFT_BY, LEFT_END, RIGHT_BY, RIGHT_END, SIZE, TO_DRAW
from kozel.kernel.playout.looks import PER, chance_stuck, showing, variety
from kozel.kernel.points import pips
from kozel.kernel.tiles import DOUBLES, HIGH, LOW, PIPS
from kozel.kernel.variant import Variant


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


class Outlook(NamedTuple):
    """What is the same for all moves of a choice.

    `unseen` are the tiles that the seat sees nowhere, `possible_…` those of them that the seats that follow may have.
    These are called `next`, `second` and `third`, or are -1. `per_fewest` is 1 through the size of the smallest hand
    of another side.
    """

    players: int
    sides: int
    unseen: int
    next: int
    second: int
    third: int
    possible_next: int
    possible_second: int
    possible_third: int
    per_fewest: float


@inlined
def outlook(hand: int, seat: int, common: Ints, variant: Variant) -> Outlook:
    """What the seat sees before it looks at any move."""
    unseen = variant.tiles & ~(common[LAID] | hand)
    players, sides = variant.players, variant.sides
    following = seat + 1 if seat + 1 < players else 0
    second = third = -1
    possible_second = possible_third = 0
    fewest: int = common[SIZE + following]
    if players > 2:
        second = following + 1 if following + 1 < players else 0
        possible_second = unseen & ~common[LACKS + second]
        if sides > 2:
            fewest = min(fewest, common[SIZE + second])
    if players > 3:
        third = second + 1 if second + 1 < players else 0
        possible_third = unseen & ~common[LACKS + third]
        fewest = min(fewest, common[SIZE + third])
    possible_next = unseen & ~common[LACKS + following]
    per_fewest: float = PER[fewest]
    return Outlook(
        players,
        sides,
        unseen,
        following,
        second,
        third,
        possible_next,
        possible_second,
        possible_third,
        per_fewest,
    )


@compiled
def look(  # noqa: PLR0913 - a choice in its place
    hand: int, seat: int, move: int, common: Ints, around: Outlook, found: Floats
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
    everybody = _look_at_others(fit, open_tiles, common, around, found)
    if going_on == 0 and common[TO_DRAW] == 0 and rest and everybody > 0.05:
        found[Feature.BLOCK] = everybody
        found[Feature.BLOCK_GAIN] = everybody * _gain(rest, seat, common, around)


@inlined
def _look_at_others(fit: int, open_tiles: int, common: Ints, around: Outlook, found: Floats) -> float:
    """Write how likely the others are stuck at ends that these tiles fit; the chance that all of them are."""
    size: int = common[SIZE + around.next]
    everybody = chance_stuck(around.possible_next, fit, size)
    found[Feature.NEXT_STUCK] = everybody
    found[Feature.NEXT_NEAR_OUT] = everybody * PER[size]
    if common[TO_DRAW] > 0:
        found[Feature.NEXT_HEAP] = everybody * (common[TO_DRAW] + 1) * PER[open_tiles + 1]
    if around.second >= 0:
        size = common[SIZE + around.second]
        stuck = chance_stuck(around.possible_second, fit, size)
        everybody *= stuck
        found[Feature.SECOND_STUCK] = stuck
        found[Feature.SECOND_NEAR_OUT] = stuck * PER[size]
    if around.third >= 0:
        stuck = chance_stuck(around.possible_third, fit, common[SIZE + around.third])
        everybody *= stuck
        found[Feature.THIRD_STUCK] = stuck
    return everybody


@inlined
def _share(own: int, others: int) -> float:
    if own == 0:
        return 0.0
    mine = count(own)
    return mine * PER[mine + count(others)]


@compiled
def _gain(rest: int, seat: int, common: Ints, around: Outlook) -> float:
    """How many pips more the average other side is expected to hold than the seat's own."""
    each = pips(around.unseen) * PER[count(around.unseen)]
    others, own = 0.0, 1.0 * pips(rest)
    for step in range(1, around.players):
        held = each * common[SIZE + (seat + step) % around.players]
        if step % around.sides:
            others += held
        else:
            own += held
    return others / (around.sides - 1) - own
