"""Who leads the first round, and with which tile. Source: seeds 000, 001, 004; rules.md, "Lowest/highest tile"."""

from typing import NamedTuple

from kozel.rules.options import FirstLead, Otherwise
from kozel.rules.tile import Tile


class Lead(NamedTuple):
    """The seat that leads and the tile that it must lead (None: any tile of its hand)."""

    seat: int
    tile: Tile | None


def first_lead(hands: tuple[tuple[Tile, ...], ...], order: FirstLead) -> Lead:
    """Look for the doubles in their order, then for the highest or lowest tile that anybody holds.

    Of tiles with the same sum of pips, the one with the larger half is the higher.
    """
    for value in order.doubles:
        double = Tile(value, value)
        for seat, hand in enumerate(hands):
            if double in hand:
                return Lead(seat, double)
    held = [(tile.pips, tile.high, seat, tile) for seat, hand in enumerate(hands) for tile in hand]
    match order.otherwise:
        case Otherwise.HIGHEST:
            *_, seat, tile = max(held)
        case Otherwise.LOWEST:
            *_, seat, tile = min(held)
        case Otherwise.FIRST_SEAT:
            return Lead(next(seat for seat, hand in enumerate(hands) if hand), None)
        case Otherwise.REDEAL:
            message = "a deal with nothing to lead is taken back"
            raise ValueError(message)
    return Lead(seat, tile)
