"""At which temperature a bot decides, by the rules.

At a temperature of so many points a move that is better by as much is made e times as often as another.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from math import exp
from typing import Final

import msgspec
import numpy as np

from kozel.kernel.variant import Variant
from kozel.rules.rule_set import RuleSet, preset

_POINTS_OF_A_ROUND: Final = 20


class _Measured(msgspec.Struct, frozen=True):
    """Temperatures at which these shares are given up, by preset and seats. See bench/measure_temperatures.py."""

    shares: tuple[float, ...]
    presets: Mapping[str, Mapping[str, tuple[float, ...]]]


def temperature(share: float, rules: RuleSet, variant: Variant) -> float:
    """The temperature, in points, at which choices give up that share of what blind ones give up.

    What is given up are points that the best move would have brought. Rules that are made from a preset are taken to be
    like it, and with seats that it isn't for, like Козёл. Shares below the lowest measured one are taken for that.
    """
    measured = _measured()
    of_preset, seats = measured.presets[rules.name], str(variant.players)
    if seats not in of_preset or rules.pairs != preset(rules.name).pairs:
        of_preset = measured.presets["kozel-pairs" if rules.pairs else "kozel"]
    return unit(variant) * exp(np.interp(share, measured.shares, np.log(of_preset[seats])))


def unit(variant: Variant) -> float:
    """What a point is worth: where rounds are counted instead, a round stands for the points that it usually gives."""
    return 1 / _POINTS_OF_A_ROUND if variant.in_rounds else 1.0


@cache
def _measured() -> _Measured:
    text = resources.files("kozel.bots.thinking").joinpath("temperatures.toml").read_bytes()
    return msgspec.toml.decode(text, type=_Measured)
