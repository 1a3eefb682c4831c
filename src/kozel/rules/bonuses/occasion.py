"""What a bonus is given for: a pass, or the tile that ends a round."""

from collections.abc import Callable

import msgspec

from kozel.rules.finish import Finish
from kozel.rules.line import End, Line
from kozel.rules.tile import Tile


class Passing(msgspec.Struct, frozen=True, kw_only=True):
    """A pass, and what came before it.

    `line` is the line at which somebody passes. `in_a_row` are the passes since its latest tile, this one included,
    and `others` the players in the round besides the one who played that tile.
    """

    line: Line
    in_a_row: int
    others: int


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a round: how, with which tile, laid at which end of the line that is left."""

    finish: Finish
    last: Tile
    last_end: End
    line: Line


PassBonus = Callable[[Passing], bool]
EndBonus = Callable[[Ended], bool]
