"""Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012).

One tree of the moves that everybody sees; each iteration goes down it with another deal, in which some of the moves are
possible, and plays on by the policy of `eight.py`. With widening a node tries its moves in the policy's order, and the
more of them the more often it is visited.
"""

from random import Random
from time import process_time
from typing import Final, Literal, NamedTuple

import msgspec
import numpy as np

from bench.published.deals import place_by_chance
from bench.published.eight import chosen, make, weights_for, worth_of
from bench.published.knowledge import Known, known_of
from bench.published.roll_k8 import fill
from kozel.bots.thinking.rolling import as_legal, compiled_rules
from kozel.kernel.chance import Chance, below, chance_of
from kozel.kernel.compiled import Floats, Ints, compiled, inlined
from kozel.kernel.play import MOVES, hand_in_turn, legal
from kozel.kernel.points import settle, worth
from kozel.kernel.state import FINISH, GOES_ON, LEFT, LINE, RIGHT, STATE, TURN
from kozel.kernel.variant import MOST_SEATS, Variant
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

NODES: Final = 40_000
EXPLORATION: Final = 35.0
BATCH: Final = 16


class Tree(NamedTuple):
    """The first child and next sibling of each node (0: none), its move, counts and sum; `size` is in `used[0]`."""

    child: Ints
    sibling: Ints
    move: Ints
    visits: Ints
    possible: Ints
    total: Floats
    used: Ints


def _room() -> Ints:
    return np.zeros(NODES, np.int64)


_TREE = Tree(_room(), _room(), _room(), _room(), _room(), np.zeros(NODES), np.zeros(1, np.int64))


class Ismcts(msgspec.Struct, frozen=True):
    """Thinks for so many milliseconds, or so many iterations."""

    tries: Literal["all", "widening"]
    iterations: int
    milliseconds: float | None

    def __call__(self, sight: Sight, rules: RuleSet, random: Random, /) -> Move:
        began = process_time()
        variant = compiled_rules(rules, sight)
        assert variant is not None, "published methods play what compiled code covers"
        known, weights, chance = known_of(sight, rules), weights_for(variant), chance_of(random.getrandbits(64))
        moves, done = np.empty(MOVES, np.int64), 0
        if legal(known.state, moves) == 1:
            return as_legal(int(moves[0]), sight)
        _begin(_TREE)
        while _TREE.used[0] < NODES - BATCH:
            _iterate(known, variant, weights, _TREE, chance, BATCH, int(self.tries == "widening"))
            done += BATCH
            spent = 1000 * (process_time() - began)
            if spent >= self.milliseconds if self.milliseconds is not None else done >= self.iterations:
                break
        return as_legal(_most_visited(_TREE), sight)


def _begin(tree: Tree) -> None:
    tree.used[0] = 1
    for row in tree[:6]:
        row[0] = 0


def _most_visited(tree: Tree) -> int:
    node, best = int(tree.child[0]), int(tree.child[0])
    while node:
        if tree.visits[node] > tree.visits[best]:
            best = node
        node = int(tree.sibling[node])
    return int(tree.move[best])


@compiled
def _iterate(
    known: Known, variant: Variant, weights: Floats, tree: Tree, chance: Chance, times: int, widening: int
) -> None:
    held, state, lacks = np.empty(len(known.rooms), np.int64), np.empty(STATE, np.int64), np.empty(4, np.int64)
    moves, points, path = np.empty(MOVES, np.int64), np.empty(MOST_SEATS, np.int64), np.empty(MOVES, np.int64)
    sides = np.empty(MOVES, np.int64)
    for _ in range(times):
        place_by_chance(known.tiles, known.allowed, known.rooms, known.strides, known.ways, chance, held)
        state[:] = known.state
        lacks[:] = known.lacks
        fill(state, held, variant, chance)
        node, depth, in_tree = 0, 0, True
        while state[FINISH] == GOES_ON:
            if in_tree:
                number, side = legal(state, moves), state[TURN] % variant.sides
                before = tree.used[0]
                node = _next(node, state, lacks, number, moves, variant, weights, tree, chance, widening)
                in_tree = tree.used[0] == before
                path[depth], sides[depth] = node, side
                depth += 1
                move = tree.move[node]
            else:
                move = chosen(state, lacks, variant, weights, moves)
            make(state, lacks, move, variant)
        settle(state, variant, points)
        tree.visits[0] += 1
        for place in range(depth):
            tree.visits[path[place]] += 1
            tree.total[path[place]] += worth(points, sides[place], variant) / (variant.sides - 1)


@inlined
def _next(
    node: int,
    state: Ints,
    lacks: Ints,
    number: int,
    moves: Ints,
    variant: Variant,
    weights: Floats,
    tree: Tree,
    chance: Chance,
    widening: int,
) -> int:
    """The child to go to: a new one while there are moves to try, else the one with the highest confidence bound."""
    best, highest, known, untried, most = 0, -np.inf, 0, -1, -np.inf
    start = below(number, chance)
    for step in range(number):
        move = moves[(start + step) % number]
        child = tree.child[node]
        while child and tree.move[child] != move:
            child = tree.sibling[child]
        if child:
            known += 1
            tree.possible[child] += 1
            visits = tree.visits[child]
            bound = tree.total[child] / visits + EXPLORATION * np.sqrt(np.log(tree.possible[child] + 1.0) / visits)
            if bound > highest:
                best, highest = child, bound
        else:
            value = 0.0
            if widening:
                hand = hand_in_turn(state)
                value = worth_of(
                    hand, state[TURN], move, state[LEFT], state[RIGHT], state[LINE], lacks, variant, weights
                )
            if value > most:
                untried, most = move, value
    allowed = 1 + int(np.sqrt(tree.visits[node])) // 2 if widening else number
    if untried < 0 or (known and known >= allowed):
        return int(best)
    new: int = tree.used[0]
    tree.used[0] += 1
    tree.move[new], tree.sibling[new], tree.child[new] = untried, tree.child[node], 0
    tree.visits[new], tree.possible[new], tree.total[new] = 0, 1, 0.0
    tree.child[node] = new
    return new
