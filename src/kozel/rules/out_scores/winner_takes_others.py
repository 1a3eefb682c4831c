"""The winning side is given all the other sides' hands. Source: seed 000, the classic and the general rules."""

from kozel.rules.round_score import RoundScore, all_to
from kozel.rules.sides import SideCounts


def winner_takes_others(hands: SideCounts, winner: int) -> RoundScore:
    """Give the winner what the others hold; a partner's tiles are not counted."""
    others = sum(count for side, count in enumerate(hands.by_side) if side != winner)
    return RoundScore(points=all_to(winner, others, hands.number), winner=winner)
