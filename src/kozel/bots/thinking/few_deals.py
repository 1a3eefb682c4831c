"""What moves come to where few deals fit what the seat saw, so that all are gone through."""

from typing import Final

from kozel.kernel.compiled import Floats
from kozel.kernel.playout.common_knowledge import TO_DRAW
from kozel.kernel.playout.every_deal import evaluate_every_deal
from kozel.kernel.playout.lines import Lines
from kozel.kernel.playout.playout import Playout
from kozel.kernel.playout.position import Position
from kozel.kernel.playout.tree import Tree
from kozel.kernel.state import TURN

SIDE_BY_SIDE: Final = 1000
"""So many lines are followed side by side at most, before the seat is taken to play on by the policy."""


def values_over_all_deals(position: Position, playout: Playout) -> Floats:
    """What each move comes to on average over all deals and orders of the boneyard; chance has no part in it."""
    state, deals, orders = position.state, int(position.deals), position.orders
    size = max(SIDE_BY_SIDE, deals * orders * len(position.moves))
    # With each choice the seat plays one of its tiles, or of those that it may still draw.
    choices = int(state[state[TURN]]).bit_count() + int(position.common[TO_DRAW])
    tree, now, then = Tree.room(choices, size), Lines.room(size), Lines.room(size)
    return evaluate_every_deal(position, playout, deals, orders, SIDE_BY_SIDE, tree, now, then)
