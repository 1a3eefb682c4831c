"""Random numbers for compiled code: the same seed gives the same numbers everywhere."""

import numpy as np
from numpy.typing import NDArray

from kozel.kernel.compiled import inlined

Chance = NDArray[np.uint64]
"""A generator (SplitMix64): the one number is its state, which each number drawn changes."""


def chance_of(seed: int) -> Chance:
    """A generator for this seed."""
    return np.array([seed % 2**64], np.uint64)


@inlined
def seed_of(chance: Chance) -> int:
    """A number that another generator can begin with."""
    return int(_next(chance) >> np.uint64(1))


@inlined
def below(limit: int, chance: Chance) -> int:
    """A random whole number from 0 up to but not including the limit, which is far smaller than 2**32."""
    return (int(_next(chance) >> np.uint64(32)) * limit) >> 32


@inlined
def fraction(chance: Chance) -> float:
    """A random number from 0 up to but not including 1."""
    return int(_next(chance) >> np.uint64(11)) * 2.0**-53


@inlined
def _next(chance: Chance) -> np.uint64:
    chance[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = chance[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))
