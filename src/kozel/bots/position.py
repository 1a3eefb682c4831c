"""A sight as the numbers that compiled code evaluates."""

from typing import NamedTuple

import numpy as np

from kozel.bots.acquired import Acquired, Choice, Group, acquired
from kozel.kernel.compiled import Ints
from kozel.kernel.play import legal
from kozel.kernel.playout.common import COMMON, LACKS, SIZE, to_draw
from kozel.kernel.playout.hidden import CHOICE, Hidden
from kozel.kernel.position import Seen, seen_of
from kozel.kernel.sampling.count import count_ways, states, strides_of
from kozel.kernel.state import (
    BONEYARD_SIZE,
    FINISH,
    GOES_ON,
    HAS_DRAWN,
    LAST_SEAT,
    LAST_TILE,
    LEFT,
    LINE,
    MUST_LEAD,
    RIGHT,
    TURN,
    empty_state,
)
from kozel.kernel.variant import Variant
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

MOST_COUNTS = 400_000
"""How many counts of ways a decision has time for. Where there would be more, groups of a seat are taken as one."""


class Position(NamedTuple):
    """A seat's choice: the state with all hands but its own empty, what is known in common, what is hidden, its moves.

    `deals` is how many ways there are for the hidden tiles to lie.
    """

    state: Ints
    common: Ints
    hidden: Hidden
    moves: Ints
    deals: float


def position_of(sight: Sight, rules: RuleSet, variant: Variant) -> Position:
    """The choice that the seat has."""
    seen = seen_of(sight.view, rules)
    read = acquired(sight, rules, seen)
    state = _state(seen)
    hidden, deals = _hidden(seen, read, variant)
    moves = np.empty(64, np.int64)
    number = legal(state, moves)
    return Position(state, _common(seen, read, variant), hidden, moves[:number].copy(), deals)


def _state(seen: Seen) -> Ints:
    state = empty_state()
    state[seen.seat] = seen.hand
    for index, value in (
        (LEFT, seen.left),
        (RIGHT, seen.right),
        (TURN, seen.turn),
        (MUST_LEAD, seen.must_lead),
        (LINE, seen.line),
        (LAST_SEAT, seen.last_seat),
        (LAST_TILE, -1),
        (BONEYARD_SIZE, seen.boneyard),
        (HAS_DRAWN, seen.has_drawn),
        (FINISH, GOES_ON),
    ):
        state[index] = value
    return state


def _common(seen: Seen, read: Acquired, variant: Variant) -> Ints:
    common = np.zeros(COMMON, np.int64)
    drawable = to_draw(seen.boneyard, variant)
    common[:SIZE] = seen.left, seen.right, seen.line, drawable, read.left_by, read.right_by
    common[SIZE : SIZE + len(seen.sizes)] = seen.sizes
    common[LACKS : LACKS + len(read.lacks)] = read.lacks
    return common


def _hidden(seen: Seen, read: Acquired, variant: Variant) -> tuple[Hidden, float]:
    groups = read.groups
    boneyard = 1 << len(groups) if seen.boneyard else 0
    unclear = {number: origin for number, origin in read.origin.items() if origin & (origin - 1)}
    receivers = {
        number: boneyard | sum(1 << index for index, group in enumerate(groups) if not group.lacks >> number & 1)
        for number in _numbers(seen.unseen)
    } | unclear
    tiles = np.array(tuple(receivers), np.int64)
    allowed = np.array(tuple(receivers.values()), np.int64)
    places = [*(group.room for group in groups), seen.boneyard]
    rooms, strides = np.array(places, np.int64), strides_of(places)
    ways = np.empty((len(tiles) + 1, states(places)))
    deals = count_ways(allowed, rooms, strides, ways)
    of_seat = np.array([_of_place(place, groups) for place in range(len(seen.seats))], np.int64)
    choices = np.array([_choice(choice, read, variant) for choice in read.choices], np.int64).reshape(-1, CHOICE)
    return Hidden(tiles, allowed, rooms, strides, ways, of_seat, choices), deals


def _of_place(place: int, groups: list[Group]) -> int:
    return sum(1 << index for index, group in enumerate(groups) if group.place == place)


def _choice(choice: Choice, read: Acquired, variant: Variant) -> list[int]:
    missing = [0] * (LACKS - SIZE - len(choice.sizes))
    drawable = to_draw(choice.boneyard, variant)
    common = [choice.left, choice.right, choice.laid, drawable, choice.left_by, choice.right_by]
    known = 1 << (choice.move >> 1)
    for later in read.choices:
        origin = read.origin[later.move >> 1]
        is_later = later.place == choice.place and not choice.laid >> (later.move >> 1) & 1
        if is_later and _is_one(origin) and origin & choice.groups:
            known |= 1 << (later.move >> 1)
    return [*common, *choice.sizes, *missing, *choice.lacks, *missing, choice.place, choice.move, choice.groups, known]


def _is_one(origin: int) -> bool:
    """Whether the tile is known to come from one group."""
    return origin != 0 and origin & (origin - 1) == 0


def _numbers(tiles: int) -> list[int]:
    return [number for number in range(tiles.bit_length()) if tiles >> number & 1]
