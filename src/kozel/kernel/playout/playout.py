"""How a round is played on, and what it is then worth."""

from typing import NamedTuple

from kozel.kernel.compiled import Ints, inlined, unmanaged
from kozel.kernel.play import hand_in_turn, legal
from kozel.kernel.playout.common_knowledge import make_known_move
from kozel.kernel.playout.policy import best_move
from kozel.kernel.playout.room import Room
from kozel.kernel.playout.units import Network
from kozel.kernel.stakes.stakes import Stakes
from kozel.kernel.stakes.worth import worth_of_round
from kozel.kernel.state import FINISH, GOES_ON, TURN
from kozel.kernel.variant import Variant


class Playout(NamedTuple):
    """By these rules everybody plays as the network says, and the stakes say what the round's end is worth."""

    variant: Variant
    network: Network
    stakes: Stakes


@inlined
def policy_move(state: Ints, common: Ints, moves: Ints, number: int, playout: Playout, room: Room) -> int:
    """The move that the seat in turn makes, of its first `number` moves."""
    return best_move(
        hand_in_turn(state), state[TURN], moves, number, common, playout.variant, playout.network, room.units
    )


@unmanaged
def play_on(state: Ints, common: Ints, move: int, playout: Playout, room: Room) -> None:
    """Make the move, and go on to the end of the round; all hands are known to the computer, but not to the policy."""
    while True:
        make_known_move(state, common, move, playout.variant)
        if state[FINISH] != GOES_ON:
            return
        move = policy_move(state, common, room.moves, legal(state, room.moves), playout, room)


@inlined
def worth_to(side: int, state: Ints, playout: Playout, room: Room) -> float:
    """What a round that is over is worth to the side."""
    return worth_of_round(state, side, playout.variant, playout.stakes, room.points, room.accounts, room.losses)
