"""Why one move is better than another, as far as it can be said in words."""

from types import MappingProxyType
from typing import Final

import numpy as np

from kozel.analysis.features import FEATURE_COUNT, Feature, look
from kozel.analysis.reason import Reason
from kozel.analysis.weights import weights_for
from kozel.kernel.compiled import Floats, Ints
from kozel.kernel.playout.looks import look_around
from kozel.kernel.playout.stages import stage_of
from kozel.kernel.variant import Variant

MOST: Final = 2
"""More reasons than that explain nothing."""

_COUNTS_FROM: Final = 0.15
"""How much a reason must add to the worth of a move, to be named."""


_OF_FEATURE = MappingProxyType(
    {
        Feature.PIPS: Reason.HEAVIER,
        Feature.LATE_PIPS: Reason.HEAVIER,
        Feature.DOUBLE: Reason.DOUBLE,
        Feature.DOUBLE_COMPANIONS: Reason.DOUBLE,
        Feature.CONTINUATIONS: Reason.GOES_ON,
        Feature.NO_CONTINUATION: Reason.GOES_ON,
        Feature.VARIETY: Reason.GOES_ON,
        Feature.DOUBLE_FOR_END: Reason.GOES_ON,
        Feature.NEXT_STUCK: Reason.NEXT_STUCK,
        Feature.NEXT_NEAR_OUT: Reason.NEXT_STUCK,
        Feature.NEXT_HEAP: Reason.NEXT_STUCK,
        Feature.SECOND_STUCK: Reason.OPPOSITE,
        Feature.SECOND_NEAR_OUT: Reason.OPPOSITE,
        Feature.THIRD_STUCK: Reason.PREVIOUS_STUCK,
        Feature.CONTROL: Reason.CONTROL,
        Feature.EQUAL_ENDS: Reason.CONTROL,
        Feature.ONLY_I_FIT: Reason.CONTROL,
        Feature.UNSEEN_FOR_END: Reason.CONTROL,
        Feature.REPLACES_OWN: Reason.OWN_END,
        Feature.REPLACES_NEXT: Reason.OWN_END,
        Feature.REPLACES_SECOND: Reason.OWN_END,
        Feature.REPLACES_THIRD: Reason.OWN_END,
        Feature.BLOCK: Reason.FISH,
        Feature.BLOCK_GAIN: Reason.FISH,
    }
)


def reasons_for(  # noqa: PLR0913 - two moves of a seat in its place
    better: int, worse: int, hand: int, seat: int, common: Ints, variant: Variant
) -> tuple[Reason, ...]:
    """What speaks for the better move, the weightiest first; none where nothing would that has words.

    What weighs need not be so in words: a weight may speak for a move that makes somebody less stuck. Only what is so
    is named.
    """
    around, stage = look_around(hand, seat, common, variant), stage_of(hand)
    of_better, of_worse = np.empty(FEATURE_COUNT), np.empty(FEATURE_COUNT)
    look(hand, seat, better, common, around, of_better)
    look(hand, seat, worse, common, around, of_worse)
    adds = weights_for(variant)[stage] * (of_better - of_worse)
    total = dict.fromkeys(Reason, 0.0)
    for feature, reason in _OF_FEATURE.items():
        total[_with_so_many(reason, variant)] += float(adds[feature])
    counting = [
        reason
        for reason in sorted(total, key=lambda reason: -total[reason])
        if total[reason] >= _COUNTS_FROM and _is_so(reason, of_better, of_worse, variant)
    ]
    return tuple(counting[:MOST])


def _with_so_many(reason: Reason, variant: Variant) -> Reason:
    """Among three the second seat after one's own is the one before it, and nobody sits opposite."""
    return Reason.PREVIOUS_STUCK if reason is Reason.OPPOSITE and variant.players == 3 else reason


def _is_so(reason: Reason, better: Floats, worse: Floats, variant: Variant) -> bool:
    """Whether what the reason says of the better move is true of its features."""
    more = better - worse
    match reason:
        case Reason.HEAVIER:
            return bool(more[Feature.PIPS] > 0)
        case Reason.DOUBLE:
            return bool(more[Feature.DOUBLE] > 0)
        case Reason.GOES_ON:
            left = more[[Feature.CONTINUATIONS, Feature.VARIETY]]
            return bool(left.min() >= 0 and left.max() > 0)
        case Reason.NEXT_STUCK:
            return bool(more[Feature.NEXT_STUCK] > 0)
        case Reason.OPPOSITE:
            # In pairs that is the partner, who is helped.
            stuck = more[Feature.SECOND_STUCK]
            return bool(stuck < 0 if variant.sides < variant.players else stuck > 0)
        case Reason.PREVIOUS_STUCK:
            before = Feature.SECOND_STUCK if variant.players == 3 else Feature.THIRD_STUCK
            return bool(more[before] > 0)
        case Reason.CONTROL:
            return bool(more[Feature.CONTROL] > 0)
        case Reason.OWN_END:
            return bool(more[Feature.REPLACES_OWN] < 0)
        case Reason.FISH:
            return bool(more[Feature.BLOCK_GAIN] > 0 and better[Feature.BLOCK_GAIN] > 0)
