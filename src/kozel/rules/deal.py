"""Dealing: from the tiles in an order that chance gave, each seat's hand and the boneyard."""

from collections.abc import Sequence

from kozel.rules.event import Dealt
from kozel.rules.match import Match
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile


def deal(match: Match, order: Sequence[Tile]) -> Dealt:
    """Deal the match's next round from the tiles in this order, which has every tile of the set once."""
    hands, boneyard = dealt(order, match.in_play, match.players, match.rules)
    return Dealt(match.round_number, match.attempt, hands, boneyard)


def dealt(
    order: Sequence[Tile], in_play: Sequence[int], players: int, rules: RuleSet
) -> tuple[tuple[tuple[Tile, ...], ...], tuple[Tile, ...]]:
    """The hands of all seats, and the boneyard.

    The first tiles of the order go to the first seat in play, the next to the next; what is left is the boneyard, to be
    drawn from its front.
    """
    size = hand_size(rules, players, len(in_play))
    hands: list[tuple[Tile, ...]] = [()] * players
    for place, seat in enumerate(in_play):
        hands[seat] = tuple(order[place * size : (place + 1) * size])
    return tuple(hands), tuple(order[len(in_play) * size :])


def hand_size(rules: RuleSet, players: int, in_play: int) -> int:
    """How many tiles each seat in play is dealt: as many as the rules say for the number of players left."""
    return rules.hand.get(in_play, rules.hand[players])
