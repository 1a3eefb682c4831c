"""Players that choose moves. They see what a person in their seat would see, a `Sight`, and never a match.

One bot a file: a function of the sight, the rules and a random generator. Adding one is a new file and a line in
`BOTS`; that enrols it in the generic tests. No input or output. Compiled code is imported when a bot first needs it.
"""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from kozel.bots.bot import Bot
from kozel.bots.gentle import gentle
from kozel.bots.greedy import greedy
from kozel.bots.heuristic import heuristic
from kozel.bots.ladder import LEVELS
from kozel.bots.random_move import random_move
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

BOTS: Mapping[str, Bot] = MappingProxyType(
    {"gentle": gentle, "random": random_move, "greedy": greedy, "heuristic": heuristic, **LEVELS}
)
"""All bots by name: the gentle one, which means to lose to a child, the simple ones, and the ladder of levels."""


def choose(level: str, sight: Sight, rules: RuleSet, random: Random) -> Move:
    """The move that the bot of that level makes in its turn.

    Raises:
        ValueError: there is no such level, or it isn't the seat's turn.

    """
    if level not in BOTS:
        message = f"a bot's level is one of {', '.join(BOTS)}, not {level!r}"
        raise ValueError(message)
    match sight.view.legal:
        case ():
            message = "a bot moves when it is its turn"
            raise ValueError(message)
        case (only,):
            return only
        case _:
            return BOTS[level](sight, rules, random)


__all__ = ["BOTS", "LEVELS", "Bot", "choose"]
