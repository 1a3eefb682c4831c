"""The blocker scores all hands, their own too. Source: seed 000, the general rules («все очки … на счет «рыбака»»)."""

from kozel.rules.block_scores.block import Block
from kozel.rules.round_score import RoundScore, all_to


def blocker_scores_all(block: Block) -> RoundScore:
    """Give the blocker's side every hand."""
    points = all_to(block.blockers_side, sum(block.hands.counts), block.hands.number)
    return RoundScore(points=points, winner=block.blockers_side)
