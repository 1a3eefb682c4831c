"""The lowest hand scores, for each of the others, what that one holds more; tied lowest: nobody scores.

Source: seed 000, the classic rules («он получает разницу очков остальных игроков»).
"""

from kozel.rules.block_scores.block import Block
from kozel.rules.options import Tie
from kozel.rules.round_score import RoundScore, all_to


def lowest_scores_difference(block: Block) -> RoundScore:
    """Give the uniquely lowest side the sum of the differences to all others."""
    counts = block.hands.by_side
    lowest = min(counts)
    if counts.count(lowest) > 1:
        return block.tied(Tie.CARRY_TO_WINNER)
    winner = counts.index(lowest)
    return RoundScore(points=all_to(winner, sum(counts) - lowest * len(counts), len(counts)), winner=winner)
