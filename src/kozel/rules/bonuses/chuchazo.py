"""Going out with 0-0, the "chucha"; blocking with it isn't one. Source: sacitc.blog, Puerto Rico."""

from kozel.rules.bonuses.occasion import Ended
from kozel.rules.finish import Finish
from kozel.rules.tile import Tile


def chuchazo(ended: Ended) -> bool:
    """Whether the last tile of the hand that is out is 0-0."""
    return ended.finish is Finish.OUT and ended.last == Tile(0, 0)
