"""The lowest hand scores all the others together, less itself; tied lowest: nobody scores.

Source: onlinedominogames.com, block and draw dominoes ("total of all other players' tiles … minus … his own").
"""

from kozel.rules.block_scores.block import Block
from kozel.rules.options import Tie
from kozel.rules.round_score import RoundScore, all_to


def lowest_scores_rest(block: Block) -> RoundScore:
    """Give the uniquely lowest side what the others hold together, less its own hands."""
    counts = block.hands.by_side
    lowest = min(counts)
    if counts.count(lowest) > 1:
        return block.tied(Tie.CARRY_TO_WINNER)
    winner = counts.index(lowest)
    return RoundScore(points=all_to(winner, sum(counts) - 2 * lowest, len(counts)), winner=winner)
