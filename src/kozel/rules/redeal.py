"""When a deal is taken back and everybody is dealt anew. Source: seeds 000, 001, 004."""

from enum import StrEnum

import msgspec

from kozel.rules.event import Dealt
from kozel.rules.redeal_limit import limits_of
from kozel.rules.rule_set import RuleSet


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
    limits = limits_of(rules)
    for seat, hand in enumerate(dealt.hands):
        option = limits.taken_back_by(hand, rules.highest)
        if option is not None:
            return Redeal(seat, _CAUSES[option])
    if rules.leads_by_order(dealt.round) and not limits.has_lead(dealt.hands):
        return Redeal(None, RedealCause.NO_LEAD)
    return None


_CAUSES = {"redeal_doubles": RedealCause.DOUBLES, "redeal_same": RedealCause.SAME_VALUE}
