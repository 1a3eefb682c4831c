"""Going out with a tile that could have been joined to either end, and isn't a double.

Source: sacitc.blog (Puerto Rico, "can play on either open end … doesn't apply when it is a double"); libreonline.com
(Cuba); dominoesonline.com (Dominican Republic). Both ends may show one value: either would have taken the tile.
"""

from kozel.rules.bonuses.occasion import Ended
from kozel.rules.finish import Finish
from kozel.rules.line import End


def capicua(ended: Ended) -> bool:
    """Whether the last tile fitted the other end too."""
    tiles = ended.line.tiles
    if ended.finish is not Finish.OUT or ended.last.is_double or len(tiles) == 1:
        return False
    other_end = tiles[-1].right if ended.last_end is End.LEFT else tiles[0].left
    return other_end in ended.last
