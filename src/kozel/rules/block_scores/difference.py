"""For two sides: the higher hand is given the difference, the lower nothing. Source: seed 000, the game for two."""

from kozel.rules.block_scores.block import Block
from kozel.rules.options import Tie
from kozel.rules.round_score import RoundScore


def difference(block: Block) -> RoundScore:
    """Give each of the two sides what it holds more than the other."""
    one, two = block.hands.by_side
    if one == two:
        return block.tied(Tie.CARRY_TO_WINNER)
    lower = 0 if one < two else 1
    return RoundScore(points=(max(0, one - two), max(0, two - one)), cleared=(lower,), winner=lower)
