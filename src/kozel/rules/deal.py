"""Dealing: from the tiles in an order that chance gave, each seat's hand and the boneyard."""

from collections.abc import Sequence

from kozel.rules.event import Dealt
from kozel.rules.match import Match
from kozel.rules.tile import Tile


def deal(match: Match, order: Sequence[Tile]) -> Dealt:
    """Deal the match's next round: the first tiles of the order to seat 0, the next to seat 1 and so on.

    What is left is the boneyard, to be drawn from its front. `order` has every tile of the set once.
    """
    size = match.rules.hand[match.players]
    hands = tuple(tuple(order[seat * size : (seat + 1) * size]) for seat in range(match.players))
    return Dealt(match.round_number, match.attempt, hands, tuple(order[match.players * size :]))
