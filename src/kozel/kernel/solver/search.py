"""Is the value of a position at least so much? A search that tries to answer that with as few positions as it can.

Values are what the round is worth to the asking side, all through the tree: our seats look for a move that is worth the
bound or more, theirs for one that is worth less, and either stops at the first one. The answer is a limit of the value
on its side of the bound, often a better one than the bound itself.
"""

from kozel.kernel.bits import count, lowest
from kozel.kernel.compiled import Ints, inlined, recursive
from kozel.kernel.points import pips
from kozel.kernel.solver.ends import block_worth, out_worth
from kozel.kernel.solver.order import take_best, write_moves
from kozel.kernel.solver.table import highest_in, lowest_in, move_in, packed, place_of
from kozel.kernel.solver.task import (
    BOUND,
    DRAWABLE,
    ENDS_AT,
    HIGH_OURS,
    HIGH_THEIRS,
    LOW_OURS,
    LOW_THEIRS,
    NODES,
    OURS,
    OWNERS_AT,
    PASS_LIMIT,
    PLAYERS,
    REST,
    REST_PIPS,
    SLACK,
    TURN_AT,
)
from kozel.kernel.solver.turn import before, following, in_next_order, until_move, without
from kozel.kernel.tiles import PIPS, SHOWING, number_of

FAR = 1 << 14
"""Further from 0 than any value."""


@inlined
def of_party(party: int, first: int, second: int, third: int, fourth: int) -> int:
    """The tiles of the hands whose bit is set."""
    return (
        (first & -(party & 1))
        | (second & -(party >> 1 & 1))
        | (third & -(party >> 2 & 1))
        | (fourth & -(party >> 3 & 1))
    )


@recursive(
    "int64(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64[::1], int64[::1], int64[::1])"
)
def search(  # noqa: PLR0912, PLR0915 - a call costs as much as most of what it would tell apart
    first: int,
    second: int,
    third: int,
    fourth: int,
    left: int,
    right: int,
    turn: int,
    drawn: int,
    owners: int,
    start: int,
    moves: Ints,
    table: Ints,
    task: Ints,
) -> int:
    """A limit of the value of the position after a play, on the value's side of the task's bound.

    The four hands are those of the seat in turn and of the ones after it, empty where there are fewer seats. `drawn`
    tiles of the boneyard have been drawn; `owners` has for each of them, in `OWNER_BITS` bits, the number of the seat
    that holds it plus 1, or 1 if it has been played. `start` is where room for moves begins.
    """
    players = task[PLAYERS]
    while True:
        blocker = before(turn, players)
        blocked, first, second, third, fourth, turn, drawn, owners, earned = until_move(
            first, second, third, fourth, left, right, turn, drawn, owners, task
        )
        if blocked:
            return earned + block_worth(blocker, turn, first, second, third, fourth, task)
        if earned:
            # What passes gave is settled, and the position after them has to be worth so much less.
            task[BOUND] -= earned
            value = search(first, second, third, fourth, left, right, turn, drawn, owners, start, moves, table, task)
            task[BOUND] += earned
            return earned + value
        task[NODES] += 1
        if first & (first - 1) == 0:
            return out_worth(turn, lowest(first), left, right, second, third, fourth, task)
        at_left = first & SHOWING[left]
        at_right = first & SHOWING[right] if left != right else 0
        if count(at_left) + count(at_right) > 1:
            break
        # There is nothing to choose, and hardly anything to look up.
        bit = at_left | at_right
        tile = lowest(bit)
        left = PIPS[tile] - left if at_left else left
        right = PIPS[tile] - right if at_right else right
        first, second, third, fourth = in_next_order(first ^ bit, second, third, fourth, players)
        turn = following(turn, players)
        owners = without(tile, owners, task)

    bound, held, party = task[BOUND], first | second | third | fourth, task[OURS + turn]
    ours = pips(of_party(party, first, second, third, fourth)) + task[REST_PIPS + drawn]
    theirs = pips(of_party(~party, first, second, third, fourth)) + task[REST_PIPS + drawn]
    slack = task[SLACK]
    if task[PASS_LIMIT]:
        slack += task[PASS_LIMIT] * count(held | task[REST + drawn])
    high = task[HIGH_OURS] * ours + task[HIGH_THEIRS] * theirs + slack
    low = task[LOW_OURS] * ours + task[LOW_THEIRS] * theirs - slack
    if high < bound or low >= bound:
        return high if high < bound else low

    key = held | number_of(left, right) << task[ENDS_AT] | turn << task[TURN_AT] | owners << task[OWNERS_AT]
    entry, known = place_of(key, table), -1
    if table[entry] == key:
        low, high = lowest_in(table[entry + 1]), highest_in(table[entry + 1])
        if high < bound or low >= bound:
            return high if high < bound else low
        known = move_in(table[entry + 1])

    best = -FAR if party & 1 else FAR
    best_move = -1
    draws = drawn < task[DRAWABLE]
    end = write_moves(first, second, third, fourth, left, right, party, draws, known, moves, start)
    for place in range(start, end):
        move = take_best(moves, place, end)
        tile = move >> 1
        a, b, c, d = in_next_order(first ^ 1 << tile, second, third, fourth, players)
        value = search(
            a,
            b,
            c,
            d,
            left if move & 1 else PIPS[tile] - left,
            PIPS[tile] - right if move & 1 else right,
            following(turn, players),
            drawn,
            without(tile, owners, task),
            end,
            moves,
            table,
            task,
        )
        if (value > best) if party & 1 else (value < best):
            best, best_move = value, move
            if (best >= bound) == (party & 1):
                break
    if best >= bound:
        low = max(low, best)
    else:
        high = min(high, best)
    table[entry] = key
    table[entry + 1] = packed(low, high, best_move)
    return best
