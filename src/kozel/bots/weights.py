"""What a unit of each feature of a play is worth in points, by number of seats. Found by bench/fit_heuristic.py."""

from collections.abc import Mapping
from types import MappingProxyType

from kozel.bots.features import Features

WEIGHTS: Mapping[int, Features] = MappingProxyType(
    {
        2: Features(
            pips=-0.06,
            late_pips=1.01,
            double=3.13,
            variety=0.57,
            next_draws=1.26,
            next_heap=1.97,
            next_passes=-6.07,
            next_near_out=26.44,
            later_stuck=0.00,
            control=5.50,
            block=-1.02,
            block_points=0.72,
        ),
        3: Features(
            pips=0.17,
            late_pips=0.60,
            double=1.03,
            variety=1.52,
            next_draws=9.21,
            next_heap=0.09,
            next_passes=2.48,
            next_near_out=7.89,
            later_stuck=2.36,
            control=3.64,
            block=-3.36,
            block_points=0.54,
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
