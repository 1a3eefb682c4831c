"""Expectiminimax over what the others may hold, as the programs for two of the field do it (imadtg/domino-ai).

The seat's own moves are a maximum. Each unseen tile is in another's hand with the same chance, unless that seat is
known to lack it; whoever moves plays the best tile that it turns out to hold, or else draws or passes. The search goes
as deep as time allows; a leaf is worth the difference in expected pips.
"""

from random import Random
from time import process_time
from typing import Final

import msgspec
import numba
import numpy as np

from bench.published.knowledge import known_of
from kozel.bots.thinking.rolling import as_legal, compiled_rules
from kozel.kernel.bits import count, lowest
from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.play import MOVES, legal
from kozel.kernel.points import pips
from kozel.kernel.position import seen_of
from kozel.kernel.state import LEFT, LINE, RIGHT, TURN
from kozel.kernel.tiles import HIGH, LOW, PIPS, SHOWING
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

DEEPEST: Final = 12

ME, PLAYERS, SIDES, TILES = range(4)
"""Places in the row of what stays the same."""


class Expectiminimax(msgspec.Struct, frozen=True):
    """Searches so deep, or as deep as so many milliseconds allow."""

    depth: int
    milliseconds: float | None

    def __call__(self, sight: Sight, rules: RuleSet, _random: Random, /) -> Move:
        began = process_time()
        variant = compiled_rules(rules, sight)
        assert variant is not None, "published methods play what compiled code covers"
        known, seen = known_of(sight, rules), seen_of(sight.view, rules)
        state, moves = known.state, np.empty(MOVES, np.int64)
        moves = moves[: legal(state, moves)]
        sizes = np.array([*seen.sizes, 0, 0, 0], np.int64)
        task = np.array([seen.seat, variant.players, variant.sides, variant.tiles], np.int64)
        best = int(moves[0])
        for depth in range(1, DEEPEST + 1 if self.milliseconds is not None else self.depth + 1):
            values: list[float] = []
            for move in moves.tolist():
                values.append(_after(move, depth, state, sizes, known.lacks, task))
                if self.milliseconds is not None and 1000 * (process_time() - began) >= self.milliseconds:
                    return as_legal(best, sight)
            best = int(moves[int(np.argmax(values))])
        return as_legal(best, sight)


def _after(move: int, depth: int, state: Ints, sizes: Ints, lacks: Ints, task: Ints) -> float:
    tile, seat = move >> 1, int(state[TURN])
    left, right, hand = int(state[LEFT]), int(state[RIGHT]), int(state[seat]) & ~(1 << tile)
    if left < 0:
        left, right = int(LOW[tile]), int(HIGH[tile])
    elif move & 1:
        right = int(PIPS[tile]) - right
    else:
        left = int(PIPS[tile]) - left
    sizes[seat] -= 1
    following = (seat + 1) % int(task[PLAYERS])
    value = expected(depth, following, left, right, hand, int(state[LINE]) | 1 << tile, 0, sizes, lacks, task)
    sizes[seat] += 1
    return value


@inlined
def _leaf(hand: int, laid: int, sizes: Ints, task: Ints) -> float:
    """How many pips more the average other side is expected to hold than the seat's own."""
    unseen = task[TILES] & ~(laid | hand)
    each, own, others = pips(unseen) / max(1, count(unseen)), 1.0 * pips(hand), 0.0
    for step in range(1, task[PLAYERS]):
        held = each * sizes[(task[ME] + step) % task[PLAYERS]]
        if step % task[SIDES]:
            others += held
        else:
            own += held
    return others / (task[SIDES] - 1) - own


@numba.njit(
    "float64(int64, int64, int64, int64, int64, int64, int64, int64[::1], int64[::1], int64[::1])", error_model="numpy"
)
def expected(
    depth: int,
    seat: int,
    left: int,
    right: int,
    hand: int,
    laid: int,
    passed: int,
    sizes: Ints,
    lacks: Ints,
    task: Ints,
) -> float:
    """What the position is worth to the seat `ME`; `hand` is its own, `passed` how many passed just before."""
    me, players = task[ME], task[PLAYERS]
    before = (seat + players - 1) % players
    if depth == 0 or passed == players or sizes[before] == 0:
        return _leaf(hand, laid, sizes, task)
    ours = (seat - me) % task[SIDES] == 0
    own = seat == me
    tiles = hand if own else task[TILES] & ~(laid | hand) & ~lacks[seat]
    chance = 1.0 if own else min(1.0, sizes[seat] / max(1, count(tiles)))
    following, number = (seat + 1) % players, 0
    values = np.empty(64)
    for end in range(1 if left == right else 2):
        value_of_end = right if end else left
        possible = tiles & SHOWING[value_of_end]
        while possible:
            tile = lowest(possible)
            possible &= possible - 1
            other = PIPS[tile] - value_of_end
            sizes[seat] -= 1
            value = expected(
                depth - 1,
                following,
                left if end else other,
                other if end else right,
                hand & ~(1 << tile),
                laid | 1 << tile,
                0,
                sizes,
                lacks,
                task,
            )
            sizes[seat] += 1
            place = number
            while place and (values[place - 1] < value if ours else values[place - 1] > value):
                values[place] = values[place - 1]
                place -= 1
            values[place] = value
            number += 1
    if own and number:
        return values[0]
    total, rest = 0.0, 1.0
    for place in range(number):
        total += rest * chance * values[place]
        rest *= 1.0 - chance
    if rest > 0.001:
        total += rest * expected(depth - 1, following, left, right, hand, laid, passed + 1, sizes, lacks, task)
    return total
