"""Published methods, implemented anew as bots, to measure against: `kozel duel level-7 pimc`.

And the levels as they would be if rounds were all there is: `kozel duel level-5 level-5-for-points --matches 1000`.

One method a file, which is imported, and compiled, when a bot of it is made.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType

import msgspec

from kozel.bots.bot import Bot
from kozel.bots.ladder import LEVELS, Level

Make = Callable[[float | None], Bot]
"""Makes a bot for so many milliseconds of the processor a decision (None: for a fixed number of deals or steps)."""


def _made(module: str, name: str, *settings: object) -> Make:
    def make(milliseconds: float | None) -> Bot:
        return getattr(import_module(f"bench.published.{module}"), name)(*settings, milliseconds)

    return make


def _for_points(level: Level) -> Make:
    def make(milliseconds: float | None) -> Bot:
        return msgspec.structs.replace(level.within(milliseconds), for_points=True)

    return make


PUBLISHED: Mapping[str, Make] = MappingProxyType(
    {
        "frozen-heuristic": _made("simple", "frozen_heuristic"),
        "roll-k8": _made("roll_k8", "RollK8", 300),
        "pimc": _made("open_hands", "OpenHands", "values", 10),
        "probabilistic-alphabeta": _made("open_hands", "OpenHands", "votes", 10),
        "ismcts": _made("ismcts", "Ismcts", "all", 1000),
        "ismcts-widening": _made("ismcts", "Ismcts", "widening", 1000),
        "expectiminimax": _made("expectiminimax", "Expectiminimax", 3),
        **{f"{name}-for-points": _for_points(level) for name, level in LEVELS.items()},
    }
)
