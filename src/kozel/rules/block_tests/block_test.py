"""What every block test is."""

from typing import Protocol

from kozel.rules.line import Line
from kozel.rules.tile import Tile


class BlockTest(Protocol):
    """Says whether a position is blocked."""

    def __call__(self, line: Line, hands: tuple[tuple[Tile, ...], ...], *, may_draw: bool, highest: int) -> bool:
        """Judge a line that isn't empty. `may_draw`: the boneyard may be drawn from; `highest`: the set's pips."""
        ...
