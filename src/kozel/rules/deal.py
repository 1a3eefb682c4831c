"""Dealing: from the tiles in an order that chance gave, each seat's hand and the boneyard."""

from collections.abc import Sequence

from kozel.rules.event import Dealt
from kozel.rules.match import Match
from kozel.rules.tile import Tile


def deal(match: Match, order: Sequence[Tile]) -> Dealt:
    """Deal the match's next round: the first tiles of the order to the first seat in play, the next to the next.

    What is left is the boneyard, to be drawn from its front. `order` has every tile of the set once.
    """
    seats = match.in_play
    size = hand_size(match)
    place_of = {seat: place for place, seat in enumerate(seats)}
    hands = tuple(
        tuple(order[place_of[seat] * size : (place_of[seat] + 1) * size]) if seat in place_of else ()
        for seat in range(match.players)
    )
    return Dealt(match.round_number, match.attempt, hands, tuple(order[len(seats) * size :]))


def hand_size(match: Match) -> int:
    """How many tiles each seat in play is dealt: as many as the rules say for the number of players left."""
    hand = match.rules.hand
    return hand.get(len(match.in_play), hand[match.players])
