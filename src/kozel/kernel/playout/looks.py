"""What a seat looks at before a move: what the network of `network.py` is given.

Counts of tiles choose rows of the network, a row for each pair of them; other things are numbers. A seat is stuck if it
has no tile for the ends. How likely that is for each of the others follows from how many of the tiles that it may hold
fit, all of these being equally likely.
"""

from math import comb
from typing import Final, NamedTuple

import numpy as np

from kozel.kernel.bits import count
from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.playout.common_knowledge import LACKS, LAID, LEFT_BY, LEFT_END, RIGHT_BY, RIGHT_END, SIZE, TO_DRAW
from kozel.kernel.points import pips
from kozel.kernel.tiles import DOUBLES, HIGH, HIGHEST, LOW, PIPS, SHOWING, TILES
from kozel.kernel.variant import Variant

MOST: Final = 7
"""More tiles of a value are looked at as though there were so many."""

MOST_OPEN: Final = 15
MOST_TILES: Final = 14
MOST_TO_DRAW: Final = 31
MOST_DOUBLES: Final = 2

_COUNTS: Final = (MOST + 1) ** 2
LEADS: Final = 4
"""Stands for whoever made an end where there is none yet."""

NEW: Final = 0
"""The own and the unseen tiles that fit the end that the tile makes."""

OTHER: Final = NEW + _COUNTS
"""Those that fit the end that stays; where both show the same there are none."""

COVERED: Final = OTHER + _COUNTS
"""Those that show the value which is covered, for each that may have made that end."""

KEEPS: Final = COVERED + (LEADS + 1) * _COUNTS
"""How many values the hand will show, for each that may have made the end that stays."""

GOES_ON: Final = KEEPS + (LEADS + 1) * (HIGHEST + 2)
"""The own and the unseen tiles that fit either end; apart if both show the same."""

DOUBLE: Final = GOES_ON + 2 * (MOST + 1) * (MOST_OPEN + 1)
"""For a double the own and the unseen tiles of its value; and the own doubles that will fit."""

NUMBERS: Final = DOUBLE + (MOST_DOUBLES + 1) * (1 + _COUNTS)
"""The numbers of a move, see `Look`."""

OWN_TILES: Final = NUMBERS + 13
"""How many tiles the seat and the next one have."""

OTHER_TILES: Final = OWN_TILES + (MOST_TILES + 1) ** 2
"""How many tiles the others have."""

TO_BE_DRAWN: Final = OTHER_TILES + (MOST_TILES + 1) ** 2
"""How many tiles may be drawn; apart before the first play."""

SHARED_NUMBERS: Final = TO_BE_DRAWN + 2 * (MOST_TO_DRAW + 1)
"""Numbers that all moves share."""

INPUTS: Final = SHARED_NUMBERS + 5
"""How many rows there are."""

_MOST_HIDDEN: Final = 48
_MOST_FITTING: Final = 19


def _chance_of_none(tiles: int, fitting_tiles: int, held: int) -> float:
    return comb(tiles - fitting_tiles, held) / comb(tiles, held) if fitting_tiles + held <= tiles else 0.0


_STUCK = np.array(
    [
        [
            [_chance_of_none(tiles, fitting, held) for fitting in range(_MOST_FITTING + 1)]
            for tiles in range(_MOST_HIDDEN + 1)
        ]
        for held in range(MOST_TILES + 1)
    ],
    np.float32,
)
"""The chance that none of `held` tiles out of so many fits, by tiles held, tiles, and fitting tiles."""

PER = np.array([1.0, *(1.0 / number for number in range(1, 2 * TILES))])
"""1 through each number: multiplying is faster than dividing."""


class Around(NamedTuple):
    """What is the same for all moves of a choice.

    `unseen` are the tiles that the seat sees nowhere, `variety` is how many values its hand shows. `possible_…` are
    the unseen tiles that a seat after it may have, `…_size` is how many it has: the next, second or third one, and who
    doesn't play has none. `per_fewest` is 1 through the size of the smallest hand of another side, `mean_pips` what an
    unseen tile has on average.
    """

    players: int
    sides: int
    unseen: int
    variety: int
    possible_next: int
    possible_second: int
    possible_third: int
    next_size: int
    second_size: int
    third_size: int
    per_fewest: float
    to_draw: int
    mean_pips: float


class Look(NamedTuple):
    """What a seat sees in a move: rows of the network, numbers, and numbers about the seats after the next one.

    The numbers are the tile's pips, and these through the tiles of the smallest hand of another side; how likely the
    next seat is stuck, that for each tile it has, and stuck at the new end alone; the tiles it then has to draw; the
    chance that nobody can move, and that times what is then expected to be gained. About the second that it is stuck,
    for each tile, and at the new end alone; about the third the first and the last of these.
    """

    rows: tuple[int, int, int, int, int, int]
    numbers: tuple[float, float, float, float, float, float, float, float]
    of_others: tuple[float, float, float, float, float]


@inlined
def showing(value: int) -> int:
    """The set of all tiles that show the value."""
    return SHOWING[value]


@inlined
def look_around(hand: int, seat: int, common: Ints, variant: Variant) -> Around:
    """What the seat sees before it looks at any move."""
    unseen = variant.tiles & ~(common[LAID] | hand)
    players, sides = variant.players, variant.sides
    following = seat + 1 if seat + 1 < players else 0
    possible_second = possible_third = second_size = third_size = 0
    next_size: int = common[SIZE + following]
    fewest: int = next_size
    if players > 2:
        second = following + 1 if following + 1 < players else 0
        possible_second = unseen & ~common[LACKS + second]
        second_size = common[SIZE + second]
        if sides > 2:
            fewest = min(fewest, second_size)
        if players > 3:
            third = second + 1 if second + 1 < players else 0
            possible_third = unseen & ~common[LACKS + third]
            third_size = common[SIZE + third]
            fewest = min(fewest, third_size)
    per_fewest: float = PER[fewest]
    to_draw: int = common[TO_DRAW]
    mean_pips: float = pips(unseen) * PER[count(unseen)]
    return Around(
        players,
        sides,
        unseen,
        variety(hand),
        unseen & ~common[LACKS + following],
        possible_second,
        possible_third,
        next_size,
        second_size,
        third_size,
        per_fewest,
        to_draw,
        mean_pips,
    )


@inlined
def rows_around(hand: int, common: Ints, around: Around) -> tuple[int, int, int]:
    """The rows of the network that all moves share."""
    tiles = OWN_TILES + (MOST_TILES + 1) * min(count(hand), MOST_TILES) + min(around.next_size, MOST_TILES)
    others = OTHER_TILES + (MOST_TILES + 1) * min(around.second_size, MOST_TILES) + min(around.third_size, MOST_TILES)
    is_lead = 1 if common[LEFT_END] < 0 else 0
    return tiles, others, TO_BE_DRAWN + (MOST_TO_DRAW + 1) * is_lead + min(around.to_draw, MOST_TO_DRAW)


@inlined
def numbers_around(hand: int, around: Around) -> tuple[float, float, float, float, float]:
    """The hand's pips, those of an unseen tile, and the share of the unseen tiles that each of the others may hold."""
    per = PER[count(around.unseen)]
    return (
        1.0 * pips(hand),
        around.mean_pips,
        count(around.possible_next) * per,
        count(around.possible_second) * per,
        count(around.possible_third) * per,
    )


@inlined
def look_at_move(hand: int, seat: int, move: int, common: Ints, around: Around) -> Look:
    """What the seat sees in a move that it may make with this hand."""
    tile = move >> 1
    left: int = common[LEFT_END]
    right: int = common[RIGHT_END]
    pips_here: int = PIPS[tile]
    rest, unseen = hand & ~(1 << tile), around.unseen
    if left < 0:
        new: int = HIGH[tile]
        other: int = LOW[tile]
        value = other
        covered, keeps = LEADS * _COUNTS, LEADS
    else:
        at_right = move & 1
        value = right if at_right else left
        new = pips_here - value
        other = left if at_right else right
        made_by: int = common[RIGHT_BY if at_right else LEFT_BY]
        kept_by: int = common[LEFT_BY if at_right else RIGHT_BY]
        covered = _steps(seat, made_by, around.players) * _COUNTS + _both(rest, unseen, showing(value))
        keeps = _steps(seat, kept_by, around.players)
    of_new = showing(new)
    of_other = 0 if new == other else showing(other)
    shown = around.variety - (rest & of_new == 0) - (new != value and rest & showing(value) == 0)
    fit = of_new | of_other
    going_on, open_tiles = count(rest & fit), count(unseen & fit)
    double = 0
    if DOUBLES >> tile & 1:
        double = 1 + _both(rest, unseen, showing(pips_here // 2))
    own_doubles = min(count(rest & fit & DOUBLES), MOST_DOUBLES)
    equal = 1 if new == other else 0
    rows = (
        NEW + _both(rest, unseen, of_new),
        OTHER + _both(rest, unseen, of_other),
        COVERED + covered,
        KEEPS + (HIGHEST + 2) * keeps + shown,
        GOES_ON + ((MOST + 1) * equal + min(going_on, MOST)) * (MOST_OPEN + 1) + min(open_tiles, MOST_OPEN),
        DOUBLE + (1 + _COUNTS) * own_doubles + double,
    )
    next_stuck = chance_stuck(around.possible_next, fit, around.next_size)
    at_new = chance_stuck(around.possible_next, of_new, around.next_size)
    everybody, second, second_near, second_at_new, third, third_at_new = next_stuck, 0.0, 0.0, 0.0, 0.0, 0.0
    if around.players > 2:
        second = chance_stuck(around.possible_second, fit, around.second_size)
        second_near = second * PER[around.second_size]
        second_at_new = chance_stuck(around.possible_second, of_new, around.second_size)
        everybody *= second
        if around.players > 3:
            third = chance_stuck(around.possible_third, fit, around.third_size)
            third_at_new = chance_stuck(around.possible_third, of_new, around.third_size)
            everybody *= third
    heap = block = gain = 0.0
    if around.to_draw > 0:
        heap = next_stuck * (around.to_draw + 1) * PER[open_tiles + 1]
    elif going_on == 0 and rest and everybody > 0.05:
        block = everybody
        gain = everybody * expected_gain(rest, around)
    numbers = (
        1.0 * pips_here,
        pips_here * around.per_fewest,
        next_stuck,
        next_stuck * PER[around.next_size],
        at_new,
        heap,
        block,
        gain,
    )
    return Look(rows, numbers, (second, second_near, second_at_new, third, third_at_new))


@inlined
def _steps(seat: int, by: int, players: int) -> int:
    """How many turns after the seat that one has its own."""
    steps = by - seat
    return steps if steps >= 0 else steps + players


@inlined
def _both(own: int, unseen: int, of: int) -> int:
    """How many of these tiles are the seat's own and how many unseen, as one number."""
    return (MOST + 1) * min(count(own & of), MOST) + min(count(unseen & of), MOST)


@inlined
def variety(hand: int) -> int:
    """How many values a hand shows."""
    shown = 0
    for value in range(HIGHEST + 1):
        shown += hand & SHOWING[value] != 0
    return shown


@inlined
def chance_stuck(possible: int, fit: int, held: int) -> float:
    """The chance that none of so many tiles of a hand fits, any of the possible tiles being as likely as the others."""
    return 1.0 * _STUCK[min(held, MOST_TILES), count(possible), count(possible & fit)]


@inlined
def expected_gain(rest: int, around: Around) -> float:
    """How many pips more the average other side is expected to hold than the seat's own."""
    own = 1.0 * pips(rest)
    if around.sides == 2 and around.players == 4:
        return (around.next_size + around.third_size - around.second_size) * around.mean_pips - own
    others = around.next_size + around.second_size + around.third_size
    return others * around.mean_pips * PER[around.sides - 1] - own
