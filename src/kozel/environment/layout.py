"""What stands where in an observation.

Other seats are counted in the order of turns from the seat that looks: 0 is itself, 1 the next one. Tiles stand by
their numbers (`actions.py`). Nothing is there that the seat couldn't know.
"""

from collections.abc import Mapping
from itertools import accumulate, pairwise
from types import MappingProxyType
from typing import Final

import msgspec

from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import full_set

ACCOUNT: Final = 3
"""Numbers about an account: its score, what is remembered, and whether it is open."""


class Layout(msgspec.Struct, frozen=True):
    """The parts of an observation, in this order.

    - `hand`: 1 for each tile of the hand.
    - `laid_by`: 1 for each tile that a seat has joined to the line, seat by seat.
    - `laid`: for each tile of the line when it was laid; the first one 1 through all tiles of the set.
    - `left`, `right`: 1 for the value of that end.
    - `sizes`: how many tiles each seat holds, through those it was dealt.
    - `lacks`: 1 for each tile, seat by seat, that the seat might hold if everybody didn't know that it doesn't.
    - `boneyard`: the tiles there, through all tiles of the set.
    - `accounts`: seat by seat the score, what is remembered, both through the target, and 1 if the score is open.
    - `carry`: what is carried from tied rounds, through the target.
    """

    tiles: int
    values: int
    players: int

    @classmethod
    def of(cls, rules: RuleSet, players: int) -> "Layout":
        """The layout for tables of so many."""
        return cls(len(full_set(rules.highest)), rules.highest + 1, players)

    @property
    def parts(self) -> Mapping[str, slice]:
        """Where each part stands."""
        sizes = {
            "hand": self.tiles,
            "laid_by": self.players * self.tiles,
            "laid": self.tiles,
            "left": self.values,
            "right": self.values,
            "sizes": self.players,
            "lacks": self.players * self.tiles,
            "boneyard": 1,
            "accounts": self.players * ACCOUNT,
            "carry": 1,
        }
        bounds = pairwise(accumulate(sizes.values(), initial=0))
        return MappingProxyType({name: slice(first, end) for name, (first, end) in zip(sizes, bounds, strict=True)})

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return max(part.stop for part in self.parts.values())


def check_players(rules: RuleSet, players: int) -> None:
    """Refuse a number of players that the rules aren't for.

    Raises:
        ValueError: they aren't.

    """
    if players not in rules.players:
        message = f"by {rules.name} there are {', '.join(map(str, rules.players))} players, not {players}"
        raise ValueError(message)
