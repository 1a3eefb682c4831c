"""What the published methods go by: who surely lacks which tiles, hands of any tiles that are left, and past choices.

This is how they treat draws: after drawing several tiles a hand is taken to lack only the ends of that time, and a
tile drawn later to have been there before. In games without a boneyard it is exact.
"""

from typing import NamedTuple

import numpy as np

from kozel.bots.thinking.acquired import Acquired, acquired
from kozel.kernel.compiled import Ints
from kozel.kernel.position import Seen, seen_of
from kozel.kernel.sampling.count import Ways, counted
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
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

PAST_SEAT, PAST_MOVE, PAST_LEFT, PAST_RIGHT, PAST_LAID, PAST_LACKS = range(6)
PAST = PAST_LACKS + 4
"""A past choice of somebody else: who, what, and the ends, the line and what everybody lacked before it."""


class Known(NamedTuple):
    """A choice as the published methods see it. The receivers are the other seats in turn order, then the boneyard."""

    state: Ints
    lacks: Ints
    tiles: Ints
    allowed: Ints
    rooms: Ints
    strides: Ints
    ways: Ways
    past: Ints


def known_of(sight: Sight, rules: RuleSet) -> Known:
    """What the seat goes by."""
    seen = seen_of(sight.view, rules)
    read = acquired(sight, rules, seen)
    others = [(seen.seat + step) % len(seen.seats) for step in range(1, len(seen.seats))]
    tiles = np.array([number for number in range(55) if seen.unseen >> number & 1], np.int64)
    boneyard = 1 << len(others) if seen.boneyard else 0
    allowed = np.array(
        [
            boneyard | sum(1 << index for index, seat in enumerate(others) if not read.lacks[seat] >> number & 1)
            for number in tiles.tolist()
        ],
        np.int64,
    )
    places = [*(seen.sizes[seat] for seat in others), seen.boneyard]
    found, _ = counted(tiles, allowed, places)
    lacks = np.zeros(4, np.int64)
    lacks[: len(read.lacks)] = read.lacks
    return Known(_state(seen), lacks, tiles, allowed, found.rooms, found.strides, found.ways, _past(read))


def _state(seen: Seen) -> Ints:
    state = empty_state()
    state[seen.seat] = seen.hand
    state[[LEFT, RIGHT, TURN, MUST_LEAD, LINE]] = seen.left, seen.right, seen.turn, seen.must_lead, seen.line
    state[[LAST_SEAT, LAST_TILE, BONEYARD_SIZE, HAS_DRAWN]] = seen.last_seat, -1, seen.boneyard, seen.has_drawn
    state[FINISH] = GOES_ON
    return state


def _past(read: Acquired) -> Ints:
    rows = np.zeros((len(read.choices), PAST), np.int64)
    for row, choice in zip(rows, read.choices, strict=True):
        row[:PAST_LACKS] = choice.place, choice.move, choice.left, choice.right, choice.laid
        row[PAST_LACKS : PAST_LACKS + len(choice.lacks)] = choice.lacks
    return rows
