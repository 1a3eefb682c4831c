"""Blocked when nobody holds a tile that fits and nobody may draw. Source: rules.md, "Block tests"."""

from kozel.rules.line import Line
from kozel.rules.tile import Tile


def no_move(line: Line, hands: tuple[tuple[Tile, ...], ...], *, may_draw: bool, highest: int) -> bool:  # noqa: ARG001 - all tests take the same
    """Look at hands, never at the ends being equal: with tiles that can't be drawn the ends may differ."""
    if may_draw:
        return False
    left, right = line.tiles[0].left, line.tiles[-1].right
    for hand in hands:
        for tile in hand:
            if left in tile or right in tile:
                return False
    return True
