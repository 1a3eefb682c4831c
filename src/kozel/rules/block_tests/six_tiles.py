"""Blocked as soon as both ends show v and all tiles of v other than v-v are in the line, wherever v-v is.

Source: seeds 000, 001, 004 (the picture with 2-2 still to come); rules.md, "Block tests".
"""

from kozel.rules.block_tests.no_move import no_move
from kozel.rules.line import Line
from kozel.rules.tile import Tile


def six_tiles(line: Line, hands: tuple[tuple[Tile, ...], ...], *, may_draw: bool, highest: int) -> bool:
    """Count the tiles of the value that both ends show; where nobody can move at all, it is a block too."""
    value = line.tiles[0].left
    if (
        value == line.tiles[-1].right
        and sum(value in laid and laid.left != laid.right for laid in line.tiles) == highest
    ):
        return True
    return no_move(line, hands, may_draw=may_draw, highest=highest)
