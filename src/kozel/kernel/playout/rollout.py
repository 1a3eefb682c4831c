"""Playing a round to its end by the policy, all hands being known to the computer but not to the policy."""

from kozel.kernel.compiled import Ints, unmanaged
from kozel.kernel.play import hand_in_turn, legal
from kozel.kernel.playout.common_knowledge import make_known_move
from kozel.kernel.playout.policy import best_move
from kozel.kernel.playout.units import Network
from kozel.kernel.state import FINISH, GOES_ON, TURN
from kozel.kernel.variant import Variant


@unmanaged
def play_on(
    state: Ints, common: Ints, move: int, variant: Variant, network: Network, moves: Ints, units: Network
) -> None:
    """Make the move, and go on by the policy to the end of the round; `moves` and `units` are for its use."""
    while True:
        make_known_move(state, common, move, variant)
        if state[FINISH] != GOES_ON:
            return
        number, seat = legal(state, moves), state[TURN]
        move = best_move(hand_in_turn(state), seat, moves, number, common, variant, network, units)
