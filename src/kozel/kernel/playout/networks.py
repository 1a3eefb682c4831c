"""The networks, one for each number of seats, and one for pairs: see bench/fit_network.py and bench/fit_choices.py."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

import numpy as np

from kozel.kernel.playout.playout import Playout
from kozel.kernel.playout.units import Network
from kozel.kernel.stakes.stakes import FOR_POINTS, Stakes
from kozel.kernel.variant import Variant

FILES: Mapping[tuple[int, int], str] = MappingProxyType(
    {(2, 2): "two.npy", (3, 3): "three.npy", (4, 4): "four.npy", (4, 2): "pairs.npy"}
)
"""By number of seats and sides."""


def network_for(variant: Variant) -> Network:
    """The network for a table of so many seats and sides."""
    return _network(FILES[variant.players, variant.sides])


def playout_for(variant: Variant, stakes: Stakes = FOR_POINTS) -> Playout:
    """Playing rounds on with that network."""
    return Playout(variant, network_for(variant), stakes)


@cache
def _network(file: str) -> Network:
    with resources.files("kozel.kernel.playout").joinpath(file).open("rb") as opened:
        return np.load(opened).astype(np.float32)
