"""A sight as the numbers that compiled code evaluates."""

from collections import Counter
from math import prod

import numpy as np

from kozel.bots.thinking.acquired import Acquired, Group, acquired
from kozel.kernel.compiled import Ints
from kozel.kernel.play import legal
from kozel.kernel.playout.common_knowledge import COMMON, LACKS, SIZE, to_draw
from kozel.kernel.playout.hidden import BY, CHOICE, Hidden, Judged
from kozel.kernel.playout.position import Position
from kozel.kernel.position import Seen, seen_of
from kozel.kernel.sampling.count import counted
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


def position_of(sight: Sight, rules: RuleSet, variant: Variant) -> Position:
    """The choice that the seat has."""
    seen = seen_of(sight.view, rules)
    read = acquired(sight, rules, seen)
    state = _state(seen)
    hidden = _hidden(seen, read, variant)
    moves = np.empty(64, np.int64)
    number = legal(state, moves)
    return Position(state, _common(seen, read, variant), hidden, moves[:number].copy())


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


def _hidden(seen: Seen, read: Acquired, variant: Variant) -> Hidden:
    unclear = {number: origin for number, origin in read.origin.items() if origin & (origin - 1)}
    unseen = _numbers(seen.unseen)
    receiver_of = receivers(read.groups, len(unseen) + len(unclear))
    number_of_receivers = max(receiver_of) + 1
    boneyard = 1 << number_of_receivers if seen.boneyard else 0
    may_have = {number: boneyard | _bits(_possible(number, read.groups), receiver_of) for number in unseen}
    may_have |= {number: _bits(_numbers(origin), receiver_of) for number, origin in unclear.items()}
    tiles = np.array(tuple(may_have), np.int64)
    allowed = np.array(tuple(may_have.values()), np.int64)
    places = [0] * number_of_receivers + [seen.boneyard]
    for group, receiver in zip(read.groups, receiver_of, strict=True):
        places[receiver] += group.room
    found, deals = counted(tiles, allowed, places)
    of_seat = np.zeros(len(seen.seats), np.int64)
    for group, receiver in zip(read.groups, receiver_of, strict=True):
        of_seat[group.place] |= 1 << receiver
    judged = Judged.nothing(len(read.choices))
    return Hidden(found, deals, of_seat, _choices(read, receiver_of, variant), judged)


def receivers(groups: list[Group], tiles: int) -> list[int]:
    """The receiver of each group: one of its own, but where there would be too much to count, of several of a seat."""
    receiver_of = list(range(len(groups)))
    while _counts(groups, receiver_of, tiles) > MOST_COUNTS:
        of_seat = Counter(groups[receiver].place for receiver in set(receiver_of))
        ((place, several),) = of_seat.most_common(1)
        if several == 1:
            break
        *_, second, last = sorted(receiver for receiver in set(receiver_of) if groups[receiver].place == place)
        receiver_of = [second if receiver == last else receiver for receiver in receiver_of]
    order = {receiver: place for place, receiver in enumerate(sorted(set(receiver_of)))}
    return [order[receiver] for receiver in receiver_of]


def _counts(groups: list[Group], receiver_of: list[int], tiles: int) -> int:
    rooms = Counter[int]()
    for group, receiver in zip(groups, receiver_of, strict=True):
        rooms[receiver] += group.room
    return (tiles + 1) * prod(room + 1 for room in rooms.values())


def _possible(number: int, groups: list[Group]) -> list[int]:
    return [index for index, group in enumerate(groups) if not group.lacks >> number & 1]


def _bits(groups: list[int], receiver_of: list[int]) -> int:
    """The receivers of these groups, as bits."""
    bits = 0
    for group in groups:
        bits |= 1 << receiver_of[group]
    return bits


def _choices(read: Acquired, receiver_of: list[int], variant: Variant) -> Ints:
    """A row for each choice. What a seat played later from tiles that it had by then, it is known to have held."""
    rows = np.zeros((len(read.choices), CHOICE), np.int64)
    drawable = {choice.boneyard: to_draw(choice.boneyard, variant) for choice in read.choices}
    later: list[list[tuple[int, int]]] = [[] for _ in read.sizes]
    for row, choice in zip(rows[::-1], reversed(read.choices), strict=True):
        number = choice.move >> 1
        known = 1 << number
        for origin, tile in later[choice.place]:
            if origin & choice.groups:
                known |= tile
        origin = read.origin[number]
        if _is_one(origin):
            later[choice.place].append((origin, 1 << number))
        ends = choice.left, choice.right, choice.laid, drawable[choice.boneyard], choice.left_by, choice.right_by
        row[:SIZE] = ends
        row[SIZE : SIZE + len(choice.sizes)] = choice.sizes
        row[LACKS : LACKS + len(choice.lacks)] = choice.lacks
        row[BY:] = choice.place, choice.move, _bits(_numbers(choice.groups), receiver_of), known
    return rows


def _is_one(origin: int) -> bool:
    """Whether the tile is known to come from one group."""
    return origin != 0 and origin & (origin - 1) == 0


def _numbers(tiles: int) -> list[int]:
    return [number for number in range(tiles.bit_length()) if tiles >> number & 1]
