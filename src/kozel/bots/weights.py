"""What a unit of each feature of a play is worth in points, by number of seats. Found by bench/fit_heuristic.py."""

from collections.abc import Mapping
from types import MappingProxyType

from kozel.bots.features import Features

WEIGHTS: Mapping[int, Features] = MappingProxyType(
    {
        2: Features(
            pips=0.06,
            late_pips=0.70,
            double=3.5,
            variety=0.0,
            next_draws=8.5,
            next_heap=1.0,
            next_passes=-3.3,
            next_near_out=18.8,
            later_stuck=0.0,
            control=6.0,
            block=-1.0,
            block_points=0.56,
        ),
        3: Features(
            pips=0.19,
            late_pips=0.72,
            double=1.6,
            variety=2.1,
            next_draws=6.9,
            next_heap=1.3,
            next_passes=4.9,
            next_near_out=0.0,
            later_stuck=3.5,
            control=4.3,
            block=-3.8,
            block_points=0.56,
        ),
        4: Features(
            pips=0.17,
            late_pips=0.36,
            double=1.6,
            variety=0.75,
            next_draws=0.0,
            next_heap=0.0,
            next_passes=3.6,
            next_near_out=0.0,
            later_stuck=0.6,
            control=1.9,
            block=-2.0,
            block_points=0.4,
        ),
    }
)
