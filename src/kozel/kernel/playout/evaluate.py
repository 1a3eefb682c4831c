"""What each move comes to on average over deals that fit what the seat saw."""

from typing import Final

import numpy as np

from kozel.kernel.chance import Chance, fraction
from kozel.kernel.compiled import Floats, Ints, compiled
from kozel.kernel.play import MOVES
from kozel.kernel.playout.common import COMMON
from kozel.kernel.playout.deals import fill_in
from kozel.kernel.playout.hidden import Hidden
from kozel.kernel.playout.likelihood import likelihood
from kozel.kernel.playout.rollout import play_on
from kozel.kernel.playout.sums import Sums, add_deal
from kozel.kernel.playout.told import Told, tell
from kozel.kernel.playout.units import UNITS, Network
from kozel.kernel.sampling.place import place_by_chance
from kozel.kernel.stakes.stakes import Stakes
from kozel.kernel.stakes.worth import worth_of_round
from kozel.kernel.state import STATE, TURN
from kozel.kernel.variant import MOST_SEATS, Variant

WORTH_PLAYING: Final = 1.5
"""Times the average weight. To look at a deal takes a fifth to a half of the time that it takes to play it on."""


@compiled
def evaluate(
    state: Ints,
    common: Ints,
    hidden: Hidden,
    variant: Variant,
    moves: Ints,
    network: Network,
    chance: Chance,
    sums: Sums,
    told: Told,
    deals: int,
    stakes: Stakes,
) -> None:
    """Sample so many deals, play on after each move in the likelier ones, and add what that is worth by the stakes.

    A deal weighs as much as it makes the choices of the others likely, and the less the more often the odds have it
    sampled. One that weighs less than is `WORTH_PLAYING` is played on with a chance of the ratio, and then weighs as
    much as that: it costs no bias and little precision.
    """
    held = np.empty((deals, len(hidden.counted.rooms)), np.int64)
    weights, units, total = np.empty(deals), np.empty(UNITS, np.float32), 0.0
    per_way = hidden.counted.ways[0, hidden.counted.ways.shape[1] - 1] / hidden.deals
    for deal in range(deals):
        times = place_by_chance(hidden.counted, chance, held[deal])
        fair = per_way / times
        weights[deal] = fair * likelihood(held[deal], hidden, variant, network, units)
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
        fill_in(deal_state, state[TURN], held[deal], hidden, variant, chance)
        values_in(deal_state, common, variant, moves, network, stakes, deal_values)
        add_deal(weight, deal_values, sums)


@compiled
def values_in(
    state: Ints, common: Ints, variant: Variant, moves: Ints, network: Network, stakes: Stakes, values: Floats
) -> None:
    """Write what each move comes to in a deal, for the side of the seat in turn."""
    after, known = np.empty(STATE, np.int64), np.empty(COMMON, np.int64)
    legal_moves, units, points = np.empty(MOVES, np.int64), np.empty(UNITS, np.float32), np.empty(MOST_SEATS, np.int64)
    accounts, losses = np.empty(MOST_SEATS, np.int64), np.empty(MOST_SEATS)
    side = state[TURN] % variant.sides
    for place in range(len(moves)):
        after[:] = state
        known[:] = common
        play_on(after, known, moves[place], variant, network, legal_moves, units)
        values[place] = worth_of_round(after, side, variant, stakes, points, accounts, losses)
