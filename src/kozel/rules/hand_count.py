"""What a hand is worth at a round's end."""

from collections.abc import Mapping

from kozel.rules.tile import Tile


def hand_count(hand: tuple[Tile, ...], lone_tile: Mapping[str, int]) -> int:
    """The pips of a hand; a tile that is all that the hand holds may have a value of its own (0-0 is 10 in `kozel`)."""
    pips = sum(low + high for low, high in hand)
    return lone_tile.get(str(hand[0]), pips) if len(hand) == 1 else pips
