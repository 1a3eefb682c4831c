"""The presets that a table can be opened with, and what a request may choose otherwise in each."""

from collections.abc import Mapping
from functools import cache

import msgspec

from kozel.rules.options import Direction, MatchGoesOn
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.table.options import RulesView, rules_view


class PresetView(msgspec.Struct, frozen=True, kw_only=True):
    """A preset with the numbers of players it is for, and the values that a request may choose from.

    The preset's own value is always among them; where it is the only one, there is nothing to choose.
    """

    rules: RulesView
    players: tuple[int, ...]
    block_scores: tuple[str, ...]
    targets: tuple[int, ...]
    goes_on: tuple[MatchGoesOn, ...]


_FISH = ("own", "highest_takes_all")
"""«На всех» and «на одного». Source: seeds 000, 001, 004; the online game asks for one in each request."""

_TARGETS: Mapping[str, tuple[int, ...]] = {
    "general": (100, 101, 125, 200),
    "cuban-pairs": (100, 150, 200),
    "dominican-pairs": (100, 200),
    "spanish-pairs": (200, 300),
}
"""What rule sets are played to, where their sources name several targets. Source: seed 000; each preset's own."""


@cache
def preset_views() -> tuple[PresetView, ...]:
    """All presets: first those of козёл, then other penalties, then the ones where points are good."""
    return tuple(_preset_view(rules) for rules in sorted(map(preset, preset_names()), key=_place))


def _place(rules: RuleSet) -> tuple[bool, bool, str]:
    return rules.direction is Direction.CREDIT, not rules.name.startswith("kozel"), rules.name


def _preset_view(rules: RuleSet) -> PresetView:
    return PresetView(
        rules=rules_view(rules),
        players=rules.players,
        block_scores=_FISH if rules.name == "kozel" else (rules.block_score,),
        targets=_TARGETS.get(rules.name, (rules.target,)),
        goes_on=tuple(MatchGoesOn) if rules.name == "kozel-yard" else (rules.goes_on,),
    )
