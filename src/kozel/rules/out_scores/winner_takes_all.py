"""The winning side is given all tiles that weren't played, the partner's too.

Source: docs/rules.md, the option of `pairs-100` and `pairs-200` (common practice of pairs tournaments).
"""

from kozel.rules.round_score import RoundScore, all_to
from kozel.rules.sides import SideCounts


def winner_takes_all(hands: SideCounts, winner: int) -> RoundScore:
    """Give the winner every hand."""
    return RoundScore(points=all_to(winner, sum(hands.counts), hands.number), winner=winner)
