"""A block, as far as counting it goes."""

from collections.abc import Callable

import msgspec

from kozel.rules.round_score import RoundScore
from kozel.rules.sides import SideCounts


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """`blocker` is the side that made it. `carries`: a tie's sum goes on. `as_if_out` scores a side that goes out."""

    hands: SideCounts
    blocker: int
    carries: bool
    as_if_out: Callable[[SideCounts, int], RoundScore]
