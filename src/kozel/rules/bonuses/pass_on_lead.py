"""The «pase de salida»: the next player has nothing for the tile that leads the round, which isn't a double.

Source: dominoesonline.com, Dominican Republic ("skip on first domino played that isn't a double"); fichaflow.com.
"""

from kozel.rules.bonuses.occasion import Passing


def pass_on_lead(passing: Passing) -> bool:
    """Whether it is the first pass at a line of one tile, not a double."""
    tiles = passing.line.tiles
    return len(tiles) == 1 and passing.in_a_row == 1 and not tiles[0].tile.is_double
