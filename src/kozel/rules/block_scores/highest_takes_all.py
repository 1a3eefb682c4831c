"""«Рыба на одного»: the one highest hand is given the sum of all hands; a tie for it carries the sum on.

Source: seeds 000, 001, 004; docs/rules.md, "Carry".
"""

from kozel.rules.block_scores.block import Block
from kozel.rules.options import Tie
from kozel.rules.round_score import RoundScore, all_to


def highest_takes_all(block: Block) -> RoundScore:
    """Give everything to the uniquely highest side, or nothing to anybody when it is shared."""
    counts = block.hands.by_side
    highest, total = max(counts), sum(counts)
    if counts.count(highest) > 1:
        return block.tied(Tie.CARRY)
    taker = counts.index(highest)
    others = tuple(side for side in range(len(counts)) if side != taker)
    return RoundScore(points=all_to(taker, total, len(counts)), cleared=others, taker=taker)
