"""What each move comes to on average over deals that fit what the seat saw."""

from typing import Final

import numpy as np

from kozel.kernel.chance import Chance, fraction
from kozel.kernel.compiled import Floats, Ints, compiled, unmanaged
from kozel.kernel.playout.common_knowledge import COMMON
from kozel.kernel.playout.deals import fill_in, shuffle_boneyard
from kozel.kernel.playout.likelihood import likelihood
from kozel.kernel.playout.playout import Playout, play_on, worth_to
from kozel.kernel.playout.position import Position
from kozel.kernel.playout.room import Room, room_for_a_round
from kozel.kernel.playout.sums import Sums, add_deal
from kozel.kernel.playout.told import Told, tell
from kozel.kernel.sampling.place import place_by_chance
from kozel.kernel.state import BONEYARD, BONEYARD_SIZE, TURN

WORTH_PLAYING: Final = 1.5
"""Times the average weight. To look at a deal takes a fifth to a half of the time that it takes to play it on."""


@compiled
def evaluate(position: Position, playout: Playout, deals: int, chance: Chance, sums: Sums, told: Told) -> None:
    """Sample so many deals, play on after each move in the likelier ones, and add what that is worth.

    A deal weighs as much as it makes the choices of the others likely, and the less the more often the odds have it
    sampled. One that weighs less than is `WORTH_PLAYING` is played on with a chance of the ratio, and then weighs as
    much as that: it costs no bias and little precision.
    """
    state, common, hidden, moves = position
    held = np.empty((deals, len(hidden.counted.rooms)), np.int64)
    weights, room, total = np.empty(deals), room_for_a_round(), 0.0
    per_way = hidden.counted.ways[0, hidden.counted.ways.shape[1] - 1] / hidden.deals
    for deal in range(deals):
        times = place_by_chance(hidden.counted, chance, held[deal])
        fair = per_way / times
        weights[deal] = fair * likelihood(held[deal], hidden, playout.variant, playout.network, room.units)
        tell(told, hidden.counted, held[deal], weights[deal], fair)
        total += weights[deal]
    least = WORTH_PLAYING * total / deals
    deal_state, deal_values = state.copy(), np.empty(len(moves))
    for deal in range(deals):
        weight = weights[deal]
        if weight < least:
            if fraction(chance) * least >= weight:
                continue
            weight = least
        fill_in(deal_state, state[TURN], held[deal], hidden, playout.variant)
        shuffle_boneyard(deal_state, chance)
        values_in(deal_state, common, moves, playout, room, deal_values)
        add_deal(weight, deal_values, sums)


@unmanaged
def values_in(state: Ints, common: Ints, moves: Ints, playout: Playout, room: Room, values: Floats) -> None:
    """Write what each move comes to in a deal, for the side of the seat in turn."""
    side, size = state[TURN] % playout.variant.sides, BONEYARD + state[BONEYARD_SIZE]
    for move in range(len(moves)):
        for place in range(size):
            room.after[place] = state[place]
        for place in range(COMMON):
            room.known[place] = common[place]
        play_on(room.after, room.known, moves[move], playout, room)
        values[move] = worth_to(side, room.after, playout, room)
