"""When a deal is taken back and everybody is dealt anew. Source: seeds 000, 001, 004."""

from enum import StrEnum

import msgspec

from kozel.rules.event import Dealt
from kozel.rules.options import Otherwise
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile


class RedealCause(StrEnum):
    """What is wrong with a hand."""

    DOUBLES = "doubles"
    SAME_VALUE = "same_value"
    NO_LEAD = "no_lead"


class Redeal(msgspec.Struct, frozen=True):
    """Why the deal is taken back, and the seat whose hand does it; None where nobody holds a tile to lead with."""

    seat: int | None
    cause: RedealCause


def redeal_of(dealt: Dealt, rules: RuleSet) -> Redeal | None:
    """Why a deal is taken back, or None. A double counts once among the tiles of its value."""
    hands = dealt.hands
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
    must_have_lead = rules.first_lead.otherwise is Otherwise.REDEAL and rules.leads_by_order(dealt.round)
    if must_have_lead and not _has_lead(hands, rules):
        return Redeal(None, RedealCause.NO_LEAD)
    return None


def _has_lead(hands: tuple[tuple[Tile, ...], ...], rules: RuleSet) -> bool:
    return any(tile.is_double and tile.low in rules.first_lead.doubles for hand in hands for tile in hand)
