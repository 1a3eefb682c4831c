"""Deals that are followed side by side, from one choice of a seat to the next; the others play by the policy."""

from typing import NamedTuple, Self

import numpy as np

from kozel.kernel.compiled import Floats, Ints, inlined, unmanaged
from kozel.kernel.play import hand_in_turn, legal
from kozel.kernel.playout.common_knowledge import COMMON, make_known_move
from kozel.kernel.playout.deals import fill_in, order_boneyard
from kozel.kernel.playout.likelihood import likelihood
from kozel.kernel.playout.playout import Playout, policy_move
from kozel.kernel.playout.position import Position
from kozel.kernel.playout.room import Room
from kozel.kernel.sampling.place import place_by_rank
from kozel.kernel.state import BONEYARD, BONEYARD_SIZE, FINISH, GOES_ON, STATE, TURN


class Lines(NamedTuple):
    """Deals, each at a choice of the seat: the state, what all know, the weight, and the branch that leads there.

    The keys of two lines are the same where they look the same to the seat, and else differ, as good as always.
    """

    states: Ints
    common: Ints
    weights: Floats
    branches: Ints
    keys: Ints

    @classmethod
    def room(cls, lines: int) -> Self:
        """Room for so many."""
        states, common = np.empty((lines, STATE), np.int64), np.empty((lines, COMMON), np.int64)
        return cls(states, common, np.empty(lines), np.empty(lines, np.int64), np.empty(lines, np.int64))


@unmanaged
def lay_out(
    lines: Lines, position: Position, playout: Playout, deals: int, orders: int, held: Ints, room: Room
) -> float:
    """Write a line for each of so many deals and orders of the boneyard, and give what they weigh together.

    A deal weighs as much as it makes the choices of the others likely. `held` is for its use.
    """
    line, total, hidden = 0, 0.0, position.hidden
    for deal in range(deals):
        place_by_rank(hidden.counted, float(deal), held)
        weight = likelihood(held, hidden, playout.variant, playout.network, room.units)
        for order in range(orders):
            _copy(position.state, position.common, lines, line)
            fill_in(lines.states[line], position.state[TURN], held, hidden, playout.variant)
            order_boneyard(lines.states[line], order)
            lines.weights[line], lines.branches[line], lines.keys[line] = weight, -1, 0
            total += weight
            line += 1
    return total


@unmanaged
def follow(lines: Lines, line: int, move: int, then: Lines, new: int, playout: Playout, room: Room) -> bool:
    """Make the move in the line, and go on until its seat has a choice again: that is written to the new line.

    Gives whether it has; else the round is over there.
    """
    _copy(lines.states[line], lines.common[line], then, new)
    state, common = then.states[new], then.common[new]
    seat = state[TURN]
    while True:
        make_known_move(state, common, move, playout.variant)
        if state[FINISH] != GOES_ON:
            return False
        number = legal(state, room.moves)
        if state[TURN] == seat and number > 1:
            then.weights[new] = lines.weights[line]
            return True
        move = policy_move(state, common, room.moves, number, playout, room)


@inlined
def _copy(state: Ints, common: Ints, lines: Lines, line: int) -> None:
    for place in range(BONEYARD + state[BONEYARD_SIZE]):
        lines.states[line, place] = state[place]
    for place in range(COMMON):
        lines.common[line, place] = common[place]


@inlined
def key_of(state: Ints, common: Ints, branch: int) -> int:
    """The key of a line that the branch has led there."""
    key = _mixed(branch, hand_in_turn(state))
    for place in range(COMMON):
        key = _mixed(key, common[place])
    return (key ^ (key >> 31)) * 0x14D049BB133111EB


@inlined
def _mixed(key: int, more: int) -> int:
    return (key ^ (key >> 29)) * 0x3F58476D1CE4E5B9 + more
