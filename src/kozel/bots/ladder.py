"""The seven levels of play, each clearly stronger than the one below. How strong: docs/bots.md.

All think alike. A lower level looks at fewer deals, or takes a move that is not much worse for as good; it never makes
a blunder on purpose.
"""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

import msgspec

from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

_NO_LIMIT = 10**9


class Level(msgspec.Struct, frozen=True):
    """A level: how many deals it looks at, for how many milliseconds at most, and how much it gives up.

    That is a share of what choosing blindly gives up, as in `Rolling`. It plays for the match, or `for_points` as if a
    round were all there is.
    """

    deals: int
    gives_up: float
    milliseconds: float | None = 100.0
    for_points: bool = False

    def within(self, milliseconds: float | None) -> "Level":
        """The level with so many milliseconds at most (None: any). With a limit the highest has no other one."""
        deals = self.deals if milliseconds is None or self.gives_up else _NO_LIMIT
        return msgspec.structs.replace(self, milliseconds=milliseconds, deals=deals)

    def __call__(self, sight: Sight, rules: RuleSet, random: Random, /) -> Move:
        """Choose as the level does."""
        # Numba takes most of a second to import, and who asks for a level's name doesn't need it.
        from kozel.bots.thinking.rolling import Rolling  # noqa: PLC0415
        from kozel.bots.thinking.weigh import Thinking  # noqa: PLC0415

        return Rolling(Thinking(self.deals, self.milliseconds), self.gives_up, self.for_points)(sight, rules, random)


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "level-1": Level(deals=32, gives_up=0.9),
        "level-2": Level(deals=48, gives_up=0.71),
        "level-3": Level(deals=64, gives_up=0.53),
        "level-4": Level(deals=96, gives_up=0.35),
        "level-5": Level(deals=128, gives_up=0.21),
        "level-6": Level(deals=256, gives_up=0.1),
        "level-7": Level(deals=2048, gives_up=0.0),
    }
)
