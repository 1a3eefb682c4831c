"""What each move comes to over all deals that fit what the seat saw, if it makes the best of what it sees later.

Were it played by the policy at its later choices, too little would be made of a move that tells much, or that keeps a
way open. The others play by the policy.

All deals are followed from one choice of the seat to the next, and sorted by what it sees there. Then moves are valued
from the last information sets to the first.
"""

import numpy as np

from kozel.kernel.compiled import Floats, Ints, compiled, unmanaged
from kozel.kernel.play import MOVES, legal
from kozel.kernel.playout.lines import Lines, follow, key_of, lay_out
from kozel.kernel.playout.playout import Playout, play_on, policy_move, worth_to
from kozel.kernel.playout.position import Position
from kozel.kernel.playout.room import Room, room_for_a_round
from kozel.kernel.playout.tree import Tree, add_set, fold
from kozel.kernel.state import TURN


@compiled
def evaluate_every_deal(
    position: Position, playout: Playout, deals: int, orders: int, most: int, tree: Tree, now: Lines, then: Lines
) -> Floats:
    """What each legal move comes to on average over so many deals, with so many orders of the boneyard in each.

    A deal weighs as much as it makes the choices of the others likely. Where more than `most` lines would have to be
    followed side by side, the seat plays by the policy from there on. `now` and `then` have room for as many, and for
    those after the first move.
    """
    room, side, number = room_for_a_round(), position.state[TURN] % playout.variant.sides, deals * orders
    moves, held = np.empty(MOVES, np.int64), np.empty(len(position.hidden.counted.rooms), np.int64)
    total = lay_out(now, position, playout, deals, orders, held, room)
    while number:
        if tree.used[0] and _lines_after(now, number, room) > most:
            _play_by_policy(tree, now, number, side, playout, room)
            break
        in_order, begin, new = np.argsort(now.keys[:number]), 0, 0
        while begin < number:
            end = begin + 1
            while end < number and now.keys[in_order[end]] == now.keys[in_order[begin]]:
                end += 1
            new = _branch(tree, now, in_order[begin:end], then, new, side, moves, playout, room)
            begin = end
        now, then, number = then, now, new
    fold(tree)
    return tree.worths[: tree.firsts[1]] / max(total, 1e-300)


@unmanaged
def _lines_after(lines: Lines, number: int, room: Room) -> int:
    """How many lines there will be after all moves of these."""
    after = 0
    for line in range(number):
        after += legal(lines.states[line], room.moves)
    return after


@unmanaged
def _play_by_policy(tree: Tree, lines: Lines, number: int, side: int, playout: Playout, room: Room) -> None:
    """Let the seat too play by the policy in all lines, and add what that comes to to the branches that led there."""
    for line in range(number):
        state, common = lines.states[line], lines.common[line]
        move = policy_move(state, common, room.moves, legal(state, room.moves), playout, room)
        play_on(state, common, move, playout, room)
        tree.worths[lines.branches[line]] += lines.weights[line] * worth_to(side, state, playout, room)


@unmanaged
def _branch(
    tree: Tree,
    lines: Lines,
    alike: Ints,
    then: Lines,
    new: int,
    side: int,
    moves: Ints,
    playout: Playout,
    room: Room,
) -> int:
    """Add the information set of these lines; follow all its moves to new lines, and give the number of the next."""
    one: int = alike[0]
    lead: int = lines.branches[one]
    number = legal(lines.states[one], moves)
    first = add_set(tree, lead, number)
    for branch in range(first, first + number):
        for place in range(len(alike)):
            line = alike[place]
            goes_on = follow(lines, line, moves[branch - first], then, new, playout, room)
            after = then.states[new]
            if goes_on:
                then.branches[new], then.keys[new] = branch, key_of(after, then.common[new], branch)
                new += 1
            else:
                tree.worths[branch] += lines.weights[line] * worth_to(side, after, playout, room)
    return new
