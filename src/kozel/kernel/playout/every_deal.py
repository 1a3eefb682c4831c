"""What each move comes to over all deals that fit what the seat saw, if it makes the best of what it sees later.

Were it played by the policy at its later choices, too little would be made of a move that tells much, or that keeps a
way open. The others play by the policy.

All deals are followed from one choice of the seat to the next, and sorted by what it sees there. Then moves are valued
from the last information sets to the first.
"""

import numpy as np

from kozel.kernel.compiled import Floats, Ints, compiled, unmanaged
from kozel.kernel.play import MOVES, hand_in_turn, legal
from kozel.kernel.playout.hidden import Hidden
from kozel.kernel.playout.lines import Lines, follow, key_of, lay_out
from kozel.kernel.playout.policy import best_move
from kozel.kernel.playout.rollout import play_on
from kozel.kernel.playout.room import Room, room_for_a_round
from kozel.kernel.playout.tree import Tree, add_set, fold
from kozel.kernel.playout.units import Network
from kozel.kernel.stakes.stakes import Stakes
from kozel.kernel.stakes.worth import worth_of_round
from kozel.kernel.state import TURN
from kozel.kernel.variant import Variant


@compiled
def evaluate_every_deal(
    state: Ints,
    common: Ints,
    hidden: Hidden,
    variant: Variant,
    network: Network,
    deals: int,
    orders: int,
    stakes: Stakes,
    most: int,
    tree: Tree,
    now: Lines,
    then: Lines,
) -> Floats:
    """What each legal move comes to on average over so many deals, with so many orders of the boneyard in each.

    A deal weighs as much as it makes the choices of the others likely. Where more than `most` lines would have to be
    followed side by side, the seat plays by the policy from there on. `now` and `then` have room for as many, and for
    those after the first move.
    """
    room, side, number = room_for_a_round(), state[TURN] % variant.sides, deals * orders
    moves, held = np.empty(MOVES, np.int64), np.empty(len(hidden.counted.rooms), np.int64)
    total = lay_out(now, state, common, hidden, variant, network, deals, orders, held, room)
    while number:
        if tree.used[0] and _lines_after(now, number, room) > most:
            _play_by_policy(tree, now, number, side, variant, network, stakes, room)
            break
        in_order, begin, new = np.argsort(now.keys[:number]), 0, 0
        while begin < number:
            end = begin + 1
            while end < number and now.keys[in_order[end]] == now.keys[in_order[begin]]:
                end += 1
            new = _branch(tree, now, in_order, begin, end, then, new, side, moves, variant, network, stakes, room)
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
def _play_by_policy(
    tree: Tree, lines: Lines, number: int, side: int, variant: Variant, network: Network, stakes: Stakes, room: Room
) -> None:
    """Let the seat too play by the policy in all lines, and add what that comes to to the branches that led there."""
    for line in range(number):
        state, common = lines.states[line], lines.common[line]
        moves, hand = legal(state, room.moves), hand_in_turn(state)
        move = best_move(hand, state[TURN], room.moves, moves, common, variant, network, room.units)
        play_on(state, common, move, variant, network, room.moves, room.units)
        worth = worth_of_round(state, side, variant, stakes, room.points, room.accounts, room.losses)
        tree.worths[lines.branches[line]] += lines.weights[line] * worth


@unmanaged
def _branch(
    tree: Tree,
    lines: Lines,
    in_order: Ints,
    begin: int,
    end: int,
    then: Lines,
    new: int,
    side: int,
    moves: Ints,
    variant: Variant,
    network: Network,
    stakes: Stakes,
    room: Room,
) -> int:
    """Add the information set of these lines; follow all its moves to new lines, and give the number of the next."""
    one: int = in_order[begin]
    lead: int = lines.branches[one]
    number = legal(lines.states[one], moves)
    first = add_set(tree, lead, number)
    for branch in range(first, first + number):
        for place in range(begin, end):
            line = in_order[place]
            goes_on = follow(lines, line, moves[branch - first], then, new, variant, network, room)
            after = then.states[new]
            if goes_on:
                then.branches[new], then.keys[new] = branch, key_of(after, then.common[new], branch)
                new += 1
            else:
                worth = worth_of_round(after, side, variant, stakes, room.points, room.accounts, room.losses)
                tree.worths[branch] += lines.weights[line] * worth
    return new
