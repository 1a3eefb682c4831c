"""What a unit of each feature is worth to the policy, at the three stages of a hand. Found by bench/fit_policy.py.

A policy that decides by chance makes a move e times as often for each 1 that it is worth more.
"""

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from kozel.kernel.playout.features import FEATURES, Feature, Floats
from kozel.kernel.playout.policy import STAGES
from kozel.kernel.variant import Variant

Worths = Mapping[Feature, tuple[float, float, float]]


def weights_for(variant: Variant) -> Floats:
    """The weights for a table of so many seats and sides: a row for each stage."""
    return _WEIGHTS[variant.players, variant.sides]


def _rows(worths: Worths) -> Floats:
    rows = np.zeros((STAGES, FEATURES))
    for feature, by_stage in worths.items():
        rows[:, feature] = by_stage
    return rows


_TWO: Worths = {
    Feature.PIPS: (0.154, -0.003, -0.059),
    Feature.LATE_PIPS: (0.028, 0.240, 0.194),
    Feature.DOUBLE: (0.374, -0.258, 0.686),
    Feature.DOUBLE_COMPANIONS: (0.173, 0.321, -0.226),
    Feature.CONTINUATIONS: (0.090, -0.198, -0.050),
    Feature.NO_CONTINUATION: (0.138, -0.277, 0.058),
    Feature.VARIETY: (0.435, -0.228, 0.088),
    Feature.NEXT_STUCK: (1.997, -0.002, -0.008),
    Feature.NEXT_NEAR_OUT: (8.431, 3.495, 0.870),
    Feature.NEXT_HEAP: (0.000, 0.000, 0.000),
    Feature.SECOND_STUCK: (0.991, 0.451, 0.431),
    Feature.SECOND_NEAR_OUT: (-10.292, -2.698, -1.306),
    Feature.THIRD_STUCK: (0.190, -0.311, -0.432),
    Feature.CONTROL: (1.144, 1.471, 2.019),
    Feature.REPLACES_OWN: (-0.317, -0.544, -0.452),
    Feature.REPLACES_NEXT: (0.066, 0.023, 0.133),
    Feature.REPLACES_SECOND: (-0.066, 0.009, 0.057),
    Feature.REPLACES_THIRD: (0.074, 0.196, 0.220),
    Feature.EQUAL_ENDS: (0.898, 1.407, 0.996),
    Feature.DOUBLE_FOR_END: (0.251, -0.003, -0.229),
    Feature.ONLY_I_FIT: (-1.273, 0.223, 2.195),
    Feature.UNSEEN_FOR_END: (-0.063, -0.177, -0.028),
    Feature.BLOCK: (0.800, -0.214, -0.660),
    Feature.BLOCK_GAIN: (0.711, 0.070, 0.104),
}

_THREE: Worths = {
    Feature.PIPS: (0.154, -0.003, -0.059),
    Feature.LATE_PIPS: (0.028, 0.240, 0.194),
    Feature.DOUBLE: (0.374, -0.258, 0.686),
    Feature.DOUBLE_COMPANIONS: (0.173, 0.321, -0.226),
    Feature.CONTINUATIONS: (0.090, -0.198, -0.050),
    Feature.NO_CONTINUATION: (0.138, -0.277, 0.058),
    Feature.VARIETY: (0.435, -0.228, 0.088),
    Feature.NEXT_STUCK: (1.997, -0.002, -0.008),
    Feature.NEXT_NEAR_OUT: (8.431, 3.495, 0.870),
    Feature.NEXT_HEAP: (0.000, 0.000, 0.000),
    Feature.SECOND_STUCK: (0.991, 0.451, 0.431),
    Feature.SECOND_NEAR_OUT: (-10.292, -2.698, -1.306),
    Feature.THIRD_STUCK: (0.190, -0.311, -0.432),
    Feature.CONTROL: (1.144, 1.471, 2.019),
    Feature.REPLACES_OWN: (-0.317, -0.544, -0.452),
    Feature.REPLACES_NEXT: (0.066, 0.023, 0.133),
    Feature.REPLACES_SECOND: (-0.066, 0.009, 0.057),
    Feature.REPLACES_THIRD: (0.074, 0.196, 0.220),
    Feature.EQUAL_ENDS: (0.898, 1.407, 0.996),
    Feature.DOUBLE_FOR_END: (0.251, -0.003, -0.229),
    Feature.ONLY_I_FIT: (-1.273, 0.223, 2.195),
    Feature.UNSEEN_FOR_END: (-0.063, -0.177, -0.028),
    Feature.BLOCK: (0.800, -0.214, -0.660),
    Feature.BLOCK_GAIN: (0.711, 0.070, 0.104),
}

_FOUR: Worths = {
    Feature.PIPS: (0.154, -0.003, -0.059),
    Feature.LATE_PIPS: (0.028, 0.240, 0.194),
    Feature.DOUBLE: (0.374, -0.258, 0.686),
    Feature.DOUBLE_COMPANIONS: (0.173, 0.321, -0.226),
    Feature.CONTINUATIONS: (0.090, -0.198, -0.050),
    Feature.NO_CONTINUATION: (0.138, -0.277, 0.058),
    Feature.VARIETY: (0.435, -0.228, 0.088),
    Feature.NEXT_STUCK: (1.997, -0.002, -0.008),
    Feature.NEXT_NEAR_OUT: (8.431, 3.495, 0.870),
    Feature.NEXT_HEAP: (0.000, 0.000, 0.000),
    Feature.SECOND_STUCK: (0.991, 0.451, 0.431),
    Feature.SECOND_NEAR_OUT: (-10.292, -2.698, -1.306),
    Feature.THIRD_STUCK: (0.190, -0.311, -0.432),
    Feature.CONTROL: (1.144, 1.471, 2.019),
    Feature.REPLACES_OWN: (-0.317, -0.544, -0.452),
    Feature.REPLACES_NEXT: (0.066, 0.023, 0.133),
    Feature.REPLACES_SECOND: (-0.066, 0.009, 0.057),
    Feature.REPLACES_THIRD: (0.074, 0.196, 0.220),
    Feature.EQUAL_ENDS: (0.898, 1.407, 0.996),
    Feature.DOUBLE_FOR_END: (0.251, -0.003, -0.229),
    Feature.ONLY_I_FIT: (-1.273, 0.223, 2.195),
    Feature.UNSEEN_FOR_END: (-0.063, -0.177, -0.028),
    Feature.BLOCK: (0.800, -0.214, -0.660),
    Feature.BLOCK_GAIN: (0.711, 0.070, 0.104),
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
