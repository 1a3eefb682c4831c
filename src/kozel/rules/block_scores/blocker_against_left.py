"""The blocker's hand against that of whoever sits on the left: the lower one's side wins as though it had gone out.

Source: dominoesonline.com, Dominican Republic ("player who locked the game compares remaining dominoes to the person on
the left. whoever has lowest point total wins. tie goes to the person who locked the game").
"""

from kozel.rules.block_scores.block import Block
from kozel.rules.round_score import RoundScore


def blocker_against_left(block: Block) -> RoundScore:
    """Score the side of the lower of these two hands; equal hands are the blocker's."""
    counts = block.hands.counts
    lower = block.blocker if counts[block.blocker] <= counts[block.left] else block.left
    return block.as_if_out(block.hands, block.hands.sides[lower])
