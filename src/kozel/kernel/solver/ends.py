"""What an end of the round is worth to the asking side. Hands come in the order of play from a seat on."""

from kozel.kernel.bits import lowest
from kozel.kernel.bonuses import CHUCHA, fits_both
from kozel.kernel.compiled import Ints, compiled, inlined
from kozel.kernel.points import only_extreme, pips
from kozel.kernel.solver.task import (
    BLOCK,
    BONUS,
    CAPICUA,
    CHUCHAZO,
    COUNTS,
    DECIDES,
    GIVEN,
    LEFT,
    LONE,
    LONELY,
    MORE,
    OUT,
    OUT_BONUS,
    PLAYERS,
    SIDES,
    VALUED,
)
from kozel.kernel.solver.worths import Decides
from kozel.kernel.variant import MOST_SEATS


@compiled
def out_worth(seat: int, tile: int, left: int, right: int, second: int, third: int, fourth: int, task: Ints) -> int:
    """What it is worth that a seat goes out with a tile at these ends, while those after it hold these hands.

    The ends are -1 if the tile is the lead.
    """
    _count(seat, 0, second, third, fourth, task)
    side = seat % task[SIDES]
    given = task[CHUCHAZO] if 1 << tile == CHUCHA else 0
    if task[CAPICUA] and left >= 0 and fits_both(1 << tile, left, right):
        given += task[CAPICUA]
    return _weighed(OUT, side, task) + task[OUT_BONUS + side] * task[BONUS + tile] + task[GIVEN + side] * given


@compiled
def block_worth(blocker: int, seat: int, first: int, second: int, third: int, fourth: int, task: Ints) -> int:
    """What the blocker's block is worth, when the seat and those after it hold these hands."""
    _count(seat, first, second, third, fourth, task)
    decides, side = task[DECIDES], -1
    if decides == Decides.BLOCKER:
        side = blocker % task[SIDES]
    elif decides == Decides.LOWER_HAND:
        side = _with_lower_hand(blocker, seat, first, second, third, fourth, task) % task[SIDES]
    elif decides != Decides.NOBODY:
        sign = 1 if decides == Decides.LOWEST else -1
        side = only_extreme(sign, task[SIDES], task[COUNTS : COUNTS + MOST_SEATS])
    return _weighed(BLOCK, side if side >= 0 else MOST_SEATS, task)


@inlined
def _count(seat: int, first: int, second: int, third: int, fourth: int, task: Ints) -> None:
    for side in range(task[SIDES]):
        task[COUNTS + side] = 0
    for hand in (first, second, third, fourth):
        task[COUNTS + seat % task[SIDES]] += _hand_count(hand, task)
        seat = 0 if seat + 1 == task[PLAYERS] else seat + 1


@inlined
def _with_lower_hand(blocker: int, seat: int, first: int, second: int, third: int, fourth: int, task: Ints) -> int:
    """The blocker, or whoever sits on the left of it and has a lower hand."""
    left = (blocker + task[LEFT]) % task[PLAYERS]
    difference = 0
    for hand in (first, second, third, fourth):
        if seat == blocker:
            difference -= _hand_count(hand, task)
        elif seat == left:
            difference += _hand_count(hand, task)
        seat = 0 if seat + 1 == task[PLAYERS] else seat + 1
    return left if difference < 0 else blocker


@inlined
def _hand_count(hand: int, task: Ints) -> int:
    if task[LONELY] and hand and hand & (hand - 1) == 0:
        return task[LONE + lowest(hand)]
    counted, valued = pips(hand), hand & task[VALUED]
    while valued:
        counted += task[MORE + lowest(valued)]
        valued &= valued - 1
    return counted


@inlined
def _weighed(rows: int, row: int, task: Ints) -> int:
    start = rows + row * (MOST_SEATS + 1)
    total = task[start + MOST_SEATS]
    for side in range(task[SIDES]):
        total += task[start + side] * task[COUNTS + side]
    return total
