"""What a seat may choose between, now and later.

Deals that look the same to the seat at a choice are one information set: it makes one move in all of them. A branch is
a move at an information set.
"""

from typing import NamedTuple, Self

import numpy as np

from kozel.kernel.compiled import Floats, Ints, unmanaged


class Tree(NamedTuple):
    """All sets and branches so far.

    A set has the branch that leads there and the number of its first branch. A branch has what it comes to, times the
    weights of its deals. `used` is how many sets there are, and how many branches.
    """

    leads: Ints
    firsts: Ints
    worths: Floats
    used: Ints

    @classmethod
    def room(cls, choices: int, side_by_side: int) -> Self:
        """Room for a seat that has no more choices to come, one after the other, nor more branches side by side."""
        branches = choices * side_by_side
        leads, firsts = np.empty(branches, np.int64), np.empty(branches + 1, np.int64)
        return cls(leads, firsts, np.zeros(branches), np.zeros(2, np.int64))


@unmanaged
def add_set(tree: Tree, lead: int, moves: int) -> int:
    """Add an information set with so many moves, and give its first branch."""
    number, first = tree.used[0], tree.used[1]
    tree.leads[number], tree.firsts[number], tree.firsts[number + 1] = lead, first, first + moves
    tree.used[0], tree.used[1] = number + 1, first + moves
    return first


@unmanaged
def fold(tree: Tree) -> None:
    """Add what the best branch of each set comes to to the branch that leads there, from the last set to the second."""
    for place in range(tree.used[0] - 1, 0, -1):
        best = -np.inf
        for branch in range(tree.firsts[place], tree.firsts[place + 1]):
            best = max(best, tree.worths[branch])
        tree.worths[tree.leads[place]] += best
