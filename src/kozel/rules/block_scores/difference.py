"""For two sides: the higher hand is given the difference, the lower nothing. Source: seed 000, the game for two."""

from kozel.rules.block_scores.block import Block
from kozel.rules.round_score import RoundScore, tied


def difference(block: Block) -> RoundScore:
    """Give each of the two sides what it holds more than the other."""
    one, two = block.hands.by_side
    if one == two:
        return tied(2)
    lower = 0 if one < two else 1
    return RoundScore(points=(max(0, one - two), max(0, two - one)), cleared=(lower,), winner=lower)
