"""Why one move is better than another, as far as it can be said in words."""

from types import MappingProxyType
from typing import Final

import numpy as np

from kozel.analysis.features import FEATURE_COUNT, Feature, look
from kozel.analysis.reason import Reason
from kozel.analysis.weights import weights_for
from kozel.kernel.compiled import Ints
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
    """What speaks for the better move, the weightiest first; none where nothing would that has words."""
    around, stage = look_around(hand, seat, common, variant), stage_of(hand)
    of_better, of_worse = np.empty(FEATURE_COUNT), np.empty(FEATURE_COUNT)
    look(hand, seat, better, common, around, of_better)
    look(hand, seat, worse, common, around, of_worse)
    adds = weights_for(variant)[stage] * (of_better - of_worse)
    total = dict.fromkeys(Reason, 0.0)
    for feature, reason in _OF_FEATURE.items():
        total[reason] += float(adds[feature])
    counting = [reason for reason in sorted(total, key=lambda reason: -total[reason]) if total[reason] >= _COUNTS_FROM]
    return tuple(counting[:MOST])
