"""Rounds that players like the policy, but not just like it, would play from a position with all tiles in sight."""

from typing import Final

from kozel.kernel.chance import Chance
from kozel.kernel.compiled import Floats, Ints, compiled
from kozel.kernel.play import hand_in_turn, legal
from kozel.kernel.playout.common_knowledge import COMMON, make_known_move
from kozel.kernel.playout.playout import Playout
from kozel.kernel.playout.policy import move_by_chance
from kozel.kernel.playout.room import Room, room_for_a_round
from kozel.kernel.points import settle
from kozel.kernel.state import BONEYARD, BONEYARD_SIZE, FINISH, GOES_ON, TURN
from kozel.kernel.variant import MOST_SEATS

POINTS: Final = MOST_SEATS
"""How many sums `average_points` writes."""


@compiled
def average_points(state: Ints, common: Ints, playout: Playout, rounds: int, chance: Chance, sums: Floats) -> None:
    """Play the round on so many times, and write what each side is given on average. The state stays as it is."""
    room, size = room_for_a_round(), BONEYARD + state[BONEYARD_SIZE]
    sums[:] = 0.0
    for _ in range(rounds):
        room.after[:size] = state[:size]
        room.known[:COMMON] = common
        play_on_by_chance(room.after, room.known, playout, room, chance)
        settle(room.after, playout.variant, room.points)
        for side in range(playout.variant.sides):
            sums[side] += room.points[side]
    sums /= rounds


@compiled
def play_on_by_chance(state: Ints, common: Ints, playout: Playout, room: Room, chance: Chance) -> None:
    """Go on to the end of the round, each move as likely as the policy makes it."""
    variant = playout.variant
    while state[FINISH] == GOES_ON:
        number, hand = legal(state, room.moves), hand_in_turn(state)
        move = move_by_chance(
            hand, state[TURN], room.moves, number, common, variant, playout.network, room.units, chance
        )
        make_known_move(state, common, move, variant)
