"""How much is at stake with a move, by the rules."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from kozel.kernel.variant import Variant
from kozel.rules.rule_set import RuleSet, preset

_POINTS_OF_A_ROUND: Final = 20


def usual_difference(rules: RuleSet, variant: Variant) -> float:
    """By how many points the moves of a position usually differ: their standard deviation, on average.

    Rules that are made from a preset are taken to be like it, and with seats that it isn't for, like Козёл.
    """
    measured = _measured()
    like: Mapping[str, float] = measured[rules.name] if rules.pairs == preset(rules.name).pairs else {}
    usual = measured["kozel-pairs" if rules.pairs else "kozel"]
    seats = str(variant.players)
    return unit(variant) * (like[seats] if seats in like else usual[seats])


def unit(variant: Variant) -> float:
    """What a point is worth: where rounds are counted instead, a round stands for the points that it usually gives."""
    return 1 / _POINTS_OF_A_ROUND if variant.in_rounds else 1.0


@cache
def _measured() -> Mapping[str, Mapping[str, float]]:
    """By preset and seats. See bench/measure_differences.py."""
    text = resources.files("kozel.bots.thinking").joinpath("differences.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, dict[str, float]])
