"""What each move comes to over all deals that fit what the seat saw, where they are few."""

import numpy as np

from kozel.kernel.chance import Chance
from kozel.kernel.compiled import Ints, compiled
from kozel.kernel.playout.deals import fill_in
from kozel.kernel.playout.evaluate import values_in
from kozel.kernel.playout.hidden import Hidden
from kozel.kernel.playout.likelihood import likelihood
from kozel.kernel.playout.room import room_for_a_round
from kozel.kernel.playout.sums import Sums, add_deal
from kozel.kernel.playout.units import Network
from kozel.kernel.sampling.place import place_by_rank
from kozel.kernel.stakes.stakes import Stakes
from kozel.kernel.state import TURN
from kozel.kernel.variant import Variant


@compiled
def evaluate_every_deal(
    state: Ints,
    common: Ints,
    hidden: Hidden,
    variant: Variant,
    moves: Ints,
    network: Network,
    chance: Chance,
    sums: Sums,
    deals: int,
    stakes: Stakes,
) -> None:
    """Play on after each move in each deal, of which there are so many, and add what that is worth by the stakes.

    A deal weighs as much as it makes the choices of the others likely. The boneyard lies in an order of chance, which
    must not matter.
    """
    held = np.empty(len(hidden.counted.rooms), np.int64)
    room, values, deal_state = room_for_a_round(), np.empty(len(moves)), state.copy()
    for deal in range(deals):
        place_by_rank(hidden.counted, float(deal), held)
        weight = likelihood(held, hidden, variant, network, room.units)
        fill_in(deal_state, state[TURN], held, hidden, variant, chance)
        values_in(deal_state, common, variant, moves, network, stakes, room, values)
        add_deal(weight, values, sums)
