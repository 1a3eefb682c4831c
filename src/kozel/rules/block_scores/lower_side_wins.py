"""The side with the lower sum wins as though it had gone out; equal sums: nobody scores.

Source: seed 000, «Козел» two against two; docs/rules.md, "Pairs".
"""

from kozel.rules.block_scores.block import Block
from kozel.rules.options import Tie
from kozel.rules.round_score import RoundScore


def lower_side_wins(block: Block) -> RoundScore:
    """Score the uniquely lowest side as the one that goes out."""
    counts = block.hands.by_side
    lowest = min(counts)
    if counts.count(lowest) > 1:
        return block.tied(Tie.CARRY_TO_WINNER)
    return block.as_if_out(block.hands, counts.index(lowest))
