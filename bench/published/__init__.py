"""Published methods, implemented anew as bots, to measure against: `kozel duel level-7 pimc`.

One method a file, which is imported, and compiled, when a bot of it is made.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType

from kozel.bots.bot import Bot

Make = Callable[[float | None], Bot]
"""Makes a bot for so many milliseconds of the processor a decision (None: for a fixed number of deals or steps)."""


def _made(module: str, name: str, *settings: object) -> Make:
    def make(milliseconds: float | None) -> Bot:
        return getattr(import_module(f"bench.published.{module}"), name)(*settings, milliseconds)

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
    }
)
