"""«Рыба на всех»: everybody is given the count of their own hand. Source: seeds 000, 001, 004."""

from kozel.rules.block_scores.block import Block
from kozel.rules.round_score import RoundScore


def own(block: Block) -> RoundScore:
    """Give each side its own hands."""
    return RoundScore(points=block.hands.by_side)
