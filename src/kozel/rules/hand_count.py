"""What a hand is worth at a round's end."""

from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile


def hand_count(hand: tuple[Tile, ...], rules: RuleSet) -> int:
    """The pips of a hand, where some tiles may have a value of their own.

    A tile of `lone_tile` has it when it is all that the hand holds (0-0 is 10 in `kozel`), one of `held_tile` in any
    hand (0-0 is 25 in `classic`).
    """
    if len(hand) == 1:
        lone = rules.lone_tile.get(str(hand[0]))
        if lone is not None:
            return lone
    if not rules.held_tile:
        return sum(low + high for low, high in hand)
    return sum(rules.held_tile.get(str(tile), tile.pips) for tile in hand)
