"""Published methods, implemented anew as bots, to measure against: `kozel duel level-7 pimc`.

One method a file. Each is given so much time of the processor for a decision, or so many deals.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bench.published.ismcts import Ismcts
from bench.published.open_hands import OpenHands
from bench.published.roll_k8 import RollK8
from bench.published.simple import frozen_heuristic
from kozel.bots.bot import Bot

DEALS, SOLVED, ITERATIONS = 300, 10, 1000

Make = Callable[[float | None], Bot]
"""Makes a bot for so many milliseconds a decision (None: for a fixed number of deals)."""

PUBLISHED: Mapping[str, Make] = MappingProxyType(
    {
        "frozen-heuristic": lambda _milliseconds: frozen_heuristic,
        "roll-k8": lambda milliseconds: RollK8(DEALS, milliseconds),
        "pimc": lambda milliseconds: OpenHands("values", SOLVED, milliseconds),
        "probabilistic-alphabeta": lambda milliseconds: OpenHands("votes", SOLVED, milliseconds),
        "ismcts": lambda milliseconds: Ismcts(widening=False, iterations=ITERATIONS, milliseconds=milliseconds),
        "ismcts-widening": lambda milliseconds: Ismcts(widening=True, iterations=ITERATIONS, milliseconds=milliseconds),
    }
)
