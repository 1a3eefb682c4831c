"""What a unit of each feature is worth when reasons for a move are weighed.

The worths, at the three stages of a hand, are found by bench/fit_reasons.py: with them the features alone come closest
to what the bot thinks of moves. One that is worth 1 more is made e times as often.
"""

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from kozel.analysis.features import FEATURE_COUNT, Feature
from kozel.kernel.compiled import Floats
from kozel.kernel.playout.stages import STAGES
from kozel.kernel.variant import Variant

Worths = Mapping[Feature, tuple[float, float, float]]


def weights_for(variant: Variant) -> Floats:
    """The weights for a table of so many seats and sides: a row for each stage."""
    return _WEIGHTS[variant.players, variant.sides]


def _rows(worths: Worths) -> Floats:
    rows = np.zeros((STAGES, FEATURE_COUNT))
    for feature, by_stage in worths.items():
        rows[:, feature] = by_stage
    return rows


_TWO: Worths = {
    Feature.PIPS: (0.051, -0.003, -0.082),
    Feature.LATE_PIPS: (0.126, 0.211, 0.246),
    Feature.DOUBLE: (0.357, 0.540, -1.433),
    Feature.DOUBLE_COMPANIONS: (0.237, 0.296, 0.405),
    Feature.CONTINUATIONS: (0.006, 0.182, 0.665),
    Feature.NO_CONTINUATION: (-0.244, -0.299, -0.623),
    Feature.VARIETY: (-0.094, -0.576, -0.151),
    Feature.NEXT_STUCK: (-0.757, 0.135, 0.163),
    Feature.NEXT_NEAR_OUT: (4.451, 2.611, -0.004),
    Feature.NEXT_HEAP: (0.145, 0.122, 0.250),
    Feature.SECOND_STUCK: (0.917, -0.000, 0.001),
    Feature.SECOND_NEAR_OUT: (-9.525, 0.001, -0.004),
    Feature.THIRD_STUCK: (0.176, 0.000, -0.001),
    Feature.CONTROL: (1.967, 1.275, 2.552),
    Feature.REPLACES_OWN: (-0.462, -0.482, -0.198),
    Feature.REPLACES_NEXT: (0.178, 0.417, 0.200),
    Feature.REPLACES_SECOND: (-0.061, -0.000, 0.000),
    Feature.REPLACES_THIRD: (0.068, -0.000, 0.001),
    Feature.EQUAL_ENDS: (1.584, 1.024, 1.427),
    Feature.DOUBLE_FOR_END: (0.412, 0.398, -0.798),
    Feature.ONLY_I_FIT: (-0.193, -0.244, -0.669),
    Feature.UNSEEN_FOR_END: (-0.105, -0.224, -0.300),
    Feature.BLOCK: (2.057, 0.006, 0.579),
    Feature.BLOCK_GAIN: (0.128, 0.099, 0.078),
}

_THREE: Worths = {
    Feature.PIPS: (0.156, 0.027, -0.103),
    Feature.LATE_PIPS: (0.104, 0.243, 0.233),
    Feature.DOUBLE: (0.110, -0.342, 0.069),
    Feature.DOUBLE_COMPANIONS: (0.216, 0.378, 0.364),
    Feature.CONTINUATIONS: (0.164, -0.009, -0.069),
    Feature.NO_CONTINUATION: (-0.007, -0.169, 0.071),
    Feature.VARIETY: (0.671, 0.180, 0.007),
    Feature.NEXT_STUCK: (1.863, 0.935, -0.518),
    Feature.NEXT_NEAR_OUT: (-1.723, -0.265, 1.087),
    Feature.NEXT_HEAP: (0.472, 0.030, 0.322),
    Feature.SECOND_STUCK: (0.768, 0.260, 0.369),
    Feature.SECOND_NEAR_OUT: (-2.191, -0.432, -1.008),
    Feature.THIRD_STUCK: (-0.128, -0.531, -0.289),
    Feature.CONTROL: (0.819, 1.670, 2.311),
    Feature.REPLACES_OWN: (-0.152, -0.277, -0.070),
    Feature.REPLACES_NEXT: (-0.111, -0.078, 0.055),
    Feature.REPLACES_SECOND: (-0.020, 0.060, -0.083),
    Feature.REPLACES_THIRD: (0.073, 0.111, 0.072),
    Feature.EQUAL_ENDS: (0.748, 1.065, 1.303),
    Feature.DOUBLE_FOR_END: (0.142, -0.205, -0.554),
    Feature.ONLY_I_FIT: (0.285, 0.449, 0.347),
    Feature.UNSEEN_FOR_END: (-0.071, -0.069, -0.083),
    Feature.BLOCK: (0.225, 1.212, 1.855),
    Feature.BLOCK_GAIN: (-0.011, 0.198, 0.001),
}

_FOUR: Worths = {
    Feature.PIPS: (0.156, 0.027, -0.103),
    Feature.LATE_PIPS: (0.104, 0.243, 0.233),
    Feature.DOUBLE: (0.110, -0.342, 0.069),
    Feature.DOUBLE_COMPANIONS: (0.216, 0.378, 0.364),
    Feature.CONTINUATIONS: (0.164, -0.009, -0.069),
    Feature.NO_CONTINUATION: (-0.007, -0.169, 0.071),
    Feature.VARIETY: (0.671, 0.180, 0.007),
    Feature.NEXT_STUCK: (1.863, 0.935, -0.518),
    Feature.NEXT_NEAR_OUT: (-1.723, -0.265, 1.087),
    Feature.NEXT_HEAP: (0.472, 0.030, 0.322),
    Feature.SECOND_STUCK: (0.768, 0.260, 0.369),
    Feature.SECOND_NEAR_OUT: (-2.191, -0.432, -1.008),
    Feature.THIRD_STUCK: (-0.128, -0.531, -0.289),
    Feature.CONTROL: (0.819, 1.670, 2.311),
    Feature.REPLACES_OWN: (-0.152, -0.277, -0.070),
    Feature.REPLACES_NEXT: (-0.111, -0.078, 0.055),
    Feature.REPLACES_SECOND: (-0.020, 0.060, -0.083),
    Feature.REPLACES_THIRD: (0.073, 0.111, 0.072),
    Feature.EQUAL_ENDS: (0.748, 1.065, 1.303),
    Feature.DOUBLE_FOR_END: (0.142, -0.205, -0.554),
    Feature.ONLY_I_FIT: (0.285, 0.449, 0.347),
    Feature.UNSEEN_FOR_END: (-0.071, -0.069, -0.083),
    Feature.BLOCK: (0.225, 1.212, 1.855),
    Feature.BLOCK_GAIN: (-0.011, 0.198, 0.001),
}

_PAIRS: Worths = {
    Feature.PIPS: (0.100, -0.013, -0.220),
    Feature.LATE_PIPS: (0.174, 0.249, 0.407),
    Feature.DOUBLE: (0.280, -0.013, -1.227),
    Feature.DOUBLE_COMPANIONS: (0.189, 0.144, 0.359),
    Feature.CONTINUATIONS: (0.191, -0.013, -0.058),
    Feature.NO_CONTINUATION: (0.100, 0.069, 0.067),
    Feature.VARIETY: (0.434, -0.108, -0.121),
    Feature.NEXT_STUCK: (2.670, 0.962, -0.147),
    Feature.NEXT_NEAR_OUT: (-2.981, 1.126, 1.003),
    Feature.NEXT_HEAP: (0.000, 0.000, 0.000),
    Feature.SECOND_STUCK: (-0.534, -0.029, -1.057),
    Feature.SECOND_NEAR_OUT: (-0.224, -1.689, -0.094),
    Feature.THIRD_STUCK: (0.104, 0.243, -0.116),
    Feature.CONTROL: (1.179, 1.400, 3.026),
    Feature.REPLACES_OWN: (-0.276, -0.162, -0.086),
    Feature.REPLACES_NEXT: (0.123, -0.056, -0.154),
    Feature.REPLACES_SECOND: (-0.156, -0.019, 0.066),
    Feature.REPLACES_THIRD: (0.104, 0.112, 0.100),
    Feature.EQUAL_ENDS: (1.242, 0.914, 1.870),
    Feature.DOUBLE_FOR_END: (0.212, -0.053, -0.694),
    Feature.ONLY_I_FIT: (-0.218, 0.293, 1.409),
    Feature.UNSEEN_FOR_END: (-0.050, -0.031, -0.189),
    Feature.BLOCK: (-1.504, -0.451, 0.846),
    Feature.BLOCK_GAIN: (-0.084, 0.154, 0.059),
}

_WEIGHTS: Mapping[tuple[int, int], Floats] = MappingProxyType(
    {(2, 2): _rows(_TWO), (3, 3): _rows(_THREE), (4, 4): _rows(_FOUR), (4, 2): _rows(_PAIRS)}
)
