"""A block, as far as counting it goes."""

from collections.abc import Callable

import msgspec

from kozel.rules.options import Tie
from kozel.rules.round_score import RoundScore
from kozel.rules.sides import SideCounts


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """`blocker` is the place in `hands.counts` of whoever made it, `left` that of whoever sits next to them clockwise.

    `tie` says what becomes of the sum of a tied block. `as_if_out` scores a side that goes out.
    """

    hands: SideCounts
    blocker: int
    left: int
    tie: Tie
    as_if_out: Callable[[SideCounts, int], RoundScore]

    @property
    def blockers_side(self) -> int:
        """The side of whoever made the block."""
        return self.hands.sides[self.blocker]

    def tied(self, carried_by: Tie) -> RoundScore:
        """The block gives nobody anything; its sum is carried where the rules have that kind of carry."""
        carried = sum(self.hands.counts) if self.tie is carried_by else 0
        return RoundScore(points=(0,) * self.hands.number, tied=True, carried=carried)
