"""The «pase de salida» on a double: the next player has nothing for the double that leads the round.

Source: dominoesonline.com, Dominican Republic ("skip on first domino that is a double"); worth less there than on
another tile.
"""

from kozel.rules.bonuses.occasion import Passing


def pass_on_double_lead(passing: Passing) -> bool:
    """Whether it is the first pass at a line of one double."""
    tiles = passing.line.tiles
    return len(tiles) == 1 and passing.in_a_row == 1 and tiles[0].tile.is_double
