"""Every other side is given its own hands; a partner's tiles are not counted. Source: seeds 000, 001, 004."""

from kozel.rules.round_score import RoundScore
from kozel.rules.sides import SideCounts


def losers_own(hands: SideCounts, winner: int) -> RoundScore:
    """Give the losers their own hands, and clear what the winner remembers."""
    points = tuple(0 if side == winner else count for side, count in enumerate(hands.by_side))
    return RoundScore(points=points, cleared=(winner,), winner=winner)
