"""What a unit of each feature of a play is worth in points, by number of seats. Found by bench/fit_heuristic.py."""

from collections.abc import Mapping
from types import MappingProxyType

from kozel.bots.features import Features

WEIGHTS: Mapping[int, Features] = MappingProxyType(
    {
        2: Features(
            pips=0.08,
            late_pips=0.64,
            double=2.78,
            variety=0.51,
            next_draws=4.05,
            next_heap=2.68,
            next_passes=0.16,
            next_near_out=11.56,
            later_stuck=0.00,
            control=7.51,
            block=-0.03,
            block_points=0.68,
        ),
        3: Features(
            pips=0.08,
            late_pips=0.69,
            double=2.38,
            variety=1.68,
            next_draws=3.77,
            next_heap=1.65,
            next_passes=-0.08,
            next_near_out=6.06,
            later_stuck=2.34,
            control=4.28,
            block=-0.96,
            block_points=0.56,
        ),
        4: Features(
            pips=0.29,
            late_pips=0.72,
            double=2.09,
            variety=1.62,
            next_draws=0.00,
            next_heap=0.00,
            next_passes=3.36,
            next_near_out=-1.26,
            later_stuck=1.23,
            control=3.09,
            block=-3.03,
            block_points=0.82,
        ),
    }
)
