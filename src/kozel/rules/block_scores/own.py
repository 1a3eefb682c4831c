"""«Рыба на всех»: everybody is given the count of their own hand. Source: seeds 000, 001, 004."""

from kozel.rules.block_scores.block_score import BlockScore


def own(counts: tuple[int, ...]) -> BlockScore:
    """Give each seat its own hand count."""
    return BlockScore(points=counts)
