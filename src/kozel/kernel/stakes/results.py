"""Rounds between equals, from random deals: what is left in the hands, and who ended them."""

from typing import Final

import numpy as np

from kozel.kernel.chance import Chance, below
from kozel.kernel.compiled import Ints, compiled
from kozel.kernel.playout.by_chance import play_on_by_chance
from kozel.kernel.playout.common_knowledge import (
    LEFT_BY,
    LEFT_END,
    RIGHT_BY,
    RIGHT_END,
    SIZE,
    TO_DRAW,
    to_draw,
)
from kozel.kernel.playout.playout import Playout
from kozel.kernel.playout.room import room_for_a_round
from kozel.kernel.points import hand_count
from kozel.kernel.state import (
    BONEYARD,
    BONEYARD_SIZE,
    FINISH,
    LAST_SEAT,
    LAST_TILE,
    LEFT,
    MUST_LEAD,
    RIGHT,
)
from kozel.kernel.variant import MOST_SEATS, Variant

ENDED_BY: Final = MOST_SEATS
ENDED_WITH: Final = MOST_SEATS + 1
HOW: Final = MOST_SEATS + 2
RESULT: Final = MOST_SEATS + 3
"""The length of a result: what each hand counts, then the places of who played last, the tile, and the finish."""


@compiled
def play_rounds(playout: Playout, chance: Chance, results: Ints) -> None:
    """Play a round for each row of `results` by the policy, each move as likely as that makes it. Seat 0 leads."""
    variant, room = playout.variant, room_for_a_round()
    tiles, state = numbers_of(variant.tiles), room.after
    for place in range(len(results)):
        deal(state, room.known, tiles, variant, chance)
        play_on_by_chance(state, room.known, playout, room, chance)
        for seat in range(variant.players):
            results[place, seat] = hand_count(state[seat], variant)
        results[place, ENDED_BY], results[place, ENDED_WITH] = state[LAST_SEAT], state[LAST_TILE]
        results[place, HOW] = state[FINISH]


@compiled
def numbers_of(tiles: int) -> Ints:
    """The numbers of all tiles of a set."""
    numbers = np.empty(64, np.int64)
    size = 0
    for tile in range(64):
        if tiles >> tile & 1:
            numbers[size] = tile
            size += 1
    return numbers[:size].copy()


@compiled
def deal(state: Ints, common: Ints, tiles: Ints, variant: Variant, chance: Chance) -> None:
    """Shuffle the tiles and deal them: a round that seat 0 leads with any tile."""
    for place in range(len(tiles) - 1, 0, -1):
        other = below(place + 1, chance)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    state[:] = 0
    common[:] = 0
    place = 0
    for seat in range(variant.players):
        for _ in range(variant.hand):
            state[seat] |= 1 << tiles[place]
            place += 1
        common[SIZE + seat] = variant.hand
    boneyard = len(tiles) - place
    for left in range(boneyard):
        state[BONEYARD + left] = tiles[place + left]
    state[BONEYARD_SIZE] = boneyard
    state[LEFT], state[RIGHT], state[MUST_LEAD] = -1, -1, -1
    state[LAST_SEAT], state[LAST_TILE] = -1, -1
    common[LEFT_END], common[RIGHT_END], common[LEFT_BY], common[RIGHT_BY] = -1, -1, -1, -1
    common[TO_DRAW] = to_draw(boneyard, variant)
