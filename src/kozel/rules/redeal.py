"""When a deal is taken back and everybody is dealt anew. Source: seeds 000, 001, 004."""

from enum import StrEnum

import msgspec

from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile


class RedealCause(StrEnum):
    """What is wrong with a hand."""

    DOUBLES = "doubles"
    SAME_VALUE = "same_value"


class Redeal(msgspec.Struct, frozen=True):
    """The seat whose hand takes the deal back, and why."""

    seat: int
    cause: RedealCause


def redeal_of(hands: tuple[tuple[Tile, ...], ...], rules: RuleSet) -> Redeal | None:
    """The first hand that takes the deal back, or None. A double counts once among the tiles of its value."""
    for seat, hand in enumerate(hands):
        if rules.redeal_doubles is not None and sum(tile.low == tile.high for tile in hand) >= rules.redeal_doubles:
            return Redeal(seat, RedealCause.DOUBLES)
        if rules.redeal_same is not None:
            tiles_of = [0] * (rules.highest + 1)
            for low, high in hand:
                tiles_of[low] += 1
                if low != high:
                    tiles_of[high] += 1
            if max(tiles_of) >= rules.redeal_same:
                return Redeal(seat, RedealCause.SAME_VALUE)
    return None
