"""A seat's choice, by what it knows."""

from math import factorial
from typing import NamedTuple

from kozel.kernel.compiled import Ints
from kozel.kernel.playout.common_knowledge import TO_DRAW
from kozel.kernel.playout.hidden import Hidden
from kozel.kernel.state import BONEYARD_SIZE


class Position(NamedTuple):
    """A seat's choice: the state with all hands but its own empty, what all know, what is hidden, its moves."""

    state: Ints
    common: Ints
    hidden: Hidden
    moves: Ints

    @property
    def deals(self) -> float:
        """How many ways there are for the hidden tiles to lie."""
        return self.hidden.deals

    @property
    def orders(self) -> int:
        """In how many orders the boneyard may lie, as far as that matters."""
        return factorial(int(self.state[BONEYARD_SIZE])) if self.common[TO_DRAW] else 1

    def has_few_deals(self, most: int) -> bool:
        """Whether there are no more than so many deals, with the orders of the boneyard."""
        return self.deals * self.orders <= most
