"""«Рыба на одного»: the one highest hand is given the sum of all hands; a tie for it carries the sum on.

Source: seeds 000, 001, 004; rules.md, "Carry".
"""

from kozel.rules.block_scores.block_score import BlockScore


def highest_takes_all(counts: tuple[int, ...]) -> BlockScore:
    """Give everything to the uniquely highest hand, or nothing to anybody when it is shared."""
    highest, total = max(counts), sum(counts)
    if counts.count(highest) > 1:
        return BlockScore(points=(0,) * len(counts), carried=total)
    taker = counts.index(highest)
    return BlockScore(points=tuple(total if seat == taker else 0 for seat in range(len(counts))), taker=taker)
